import type { Texts } from '../texts';

const IN_ENGLISH = 'Se puoi, scrivi in inglese.';

export const pageTexts: Texts['pages'] = {
  practice: {
    offline:
      'Per allenarsi serve la rete, che al momento non c’è. La mappa di oggi si può giocare anche senza.',
  },
  about: {
    source: 'Il codice sorgente del sito',
  },
  blog: {
    allPosts: 'Tutti gli articoli',
    language: 'Gli articoli sono in inglese.',
  },
  contact: {
    coordinate: {
      action: 'Segnala una posizione sbagliata',
      title: 'Posizione sbagliata: ',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          'Paese:',
          'Luogo:',
          'Che cosa è sbagliato, e dove si trova davvero il luogo:',
          'Come lo sai:',
          '',
          `Data della mappa (UTC): ${today}`,
        ].join('\n'),
    },
    bug: {
      action: 'Segnala un bug',
      title: 'Bug: ',
      body: (today) =>
        [
          IN_ENGLISH,
          '',
          'Che cosa è successo:',
          'Che cosa ti aspettavi:',
          'Come farlo succedere di nuovo:',
          'Browser e dispositivo:',
          '',
          `Data della mappa (UTC): ${today}`,
        ].join('\n'),
    },
    note: 'Ogni link apre una nuova segnalazione nel repository del progetto, con le domande a cui rispondere. Serve un account. Le segnalazioni sono pubbliche, e parlare della mappa di oggi ne svela la risposta: aspetta la fine della giornata.',
  },
};
