import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Sprache: ${language}`,
  offer: 'Zoomle gibt es auch auf Deutsch.',
  accept: 'Auf Deutsch weiterspielen',
  decline: 'Nein danke',
  notStored: (language) =>
    `Diese Sprache ist auf diesem Gerät noch nicht gespeichert: ${language}. Öffne sie einmal mit Internetverbindung, danach geht es auch ohne.`,
};
