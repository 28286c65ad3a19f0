import type { Texts } from '../texts';

const inEnglish = 'Schrijf in het Engels als je dat kunt.';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'Oefenen kan alleen met internet, en dat is er nu even niet. De kaart van vandaag werkt ook zonder.',
  },
  about: {
    source: 'De broncode van de site',
  },
  blog: {
    allPosts: 'Alle berichten',
    language: 'De berichten zijn in het Engels.',
  },
  contact: {
    coordinate: {
      action: 'Meld een foute coördinaat',
      title: 'Foute coördinaat: ',
      body: (today) =>
        [
          inEnglish,
          '',
          'Land:',
          'Bezienswaardigheid:',
          'Wat er niet klopt, en waar de bezienswaardigheid echt ligt:',
          'Hoe je dat weet:',
          '',
          `Datum van de kaart (UTC): ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Meld een bug',
      title: 'Bug: ',
      body: (today) =>
        [
          inEnglish,
          '',
          'Wat er gebeurde:',
          'Wat je had verwacht:',
          'Hoe het opnieuw te laten gebeuren is:',
          'Browser en apparaat:',
          '',
          `Datum van de kaart (UTC): ${today}`,
        ].join('\n'),
    },
    note: 'Elke link opent een nieuw issue in de repository van het project, met de vragen erin. Je hebt daar een account voor nodig. Issues zijn openbaar, en een issue over de kaart van vandaag verklapt het antwoord: wacht ermee tot de dag voorbij is.',
  },
};
