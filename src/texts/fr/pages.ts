import type { Texts } from '../texts';

const IN_ENGLISH = 'Si possible, écrivez en anglais.';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'L’entraînement a besoin du réseau, et il n’y en a pas en ce moment. La carte du jour se joue aussi sans.',
  },
  about: {
    source: 'Le code source du site',
  },
  blog: {
    allPosts: 'Tous les articles',
    language: 'Les articles sont en anglais.',
  },
  contact: {
    coordinate: {
      action: 'Signaler une position erronée',
      title: 'Position erronée\u00A0: ',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          'Pays\u00A0:',
          'Lieu\u00A0:',
          'Ce qui est faux, et où le lieu se trouve vraiment\u00A0:',
          'Comment vous le savez\u00A0:',
          '',
          `Date de la carte (UTC)\u00A0: ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Signaler un bug',
      title: 'Bug\u00A0: ',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          'Ce qui s’est passé\u00A0:',
          'Ce que vous attendiez\u00A0:',
          'Comment le reproduire\u00A0:',
          'Navigateur et appareil\u00A0:',
          '',
          `Date de la carte (UTC)\u00A0: ${today}`,
        ].join('\n'),
    },
    note: 'Chaque lien ouvre un nouveau ticket dans le dépôt du projet, avec les questions auxquelles répondre. Il faut y avoir un compte. Les tickets sont publics, et un ticket sur la carte du jour la dévoile\u00A0: merci d’attendre la fin de la journée.',
  },
};
