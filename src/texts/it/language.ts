import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Lingua: ${language}`,
  offer: 'Zoomle c’è anche in italiano.',
  accept: 'Continua in italiano',
  decline: 'No, grazie',
  notStored: (language) =>
    `Questa lingua non è ancora salvata su questo dispositivo: ${language}. Aprila una volta con la connessione, poi ci sarà anche offline.`,
};
