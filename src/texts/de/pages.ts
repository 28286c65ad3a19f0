import type { Texts } from '../texts';

const inEnglish = 'Schreib bitte auf Englisch, wenn du kannst.';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'Zum Üben brauchst du eine Internetverbindung, und gerade gibt es keine. Die Karte von heute geht auch ohne.',
  },
  about: {
    source: 'Der Quellcode der Website',
  },
  blog: {
    allPosts: 'Alle Beiträge',
    language: 'Die Beiträge sind auf Englisch.',
  },
  contact: {
    coordinate: {
      action: 'Falsche Koordinate melden',
      title: 'Falsche Koordinate: ',
      body: (today) =>
        [
          inEnglish,
          '',
          'Land:',
          'Wahrzeichen:',
          'Was nicht stimmt und wo das Wahrzeichen wirklich liegt:',
          'Woher du das weißt:',
          '',
          `Datum der Karte (UTC): ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Fehler melden',
      title: 'Fehler: ',
      body: (today) =>
        [
          inEnglish,
          '',
          'Was passiert ist:',
          'Was du erwartet hast:',
          'Wie es sich wiederholen lässt:',
          'Browser und Gerät:',
          '',
          `Datum der Karte (UTC): ${today}`,
        ].join('\n'),
    },
    note: 'Jeder Link öffnet ein neues Issue im Repository des Projekts, mit den passenden Fragen. Dafür brauchst du dort ein Konto. Issues sind öffentlich, und eines zur Karte von heute verrät die Lösung: Warte damit bitte, bis der Tag vorbei ist.',
  },
};
