import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Taal: ${language}`,
  offer: 'Zoomle is er ook in het Nederlands.',
  accept: 'Verder in het Nederlands',
  decline: 'Nee, bedankt',
  notStored: (language) =>
    `Deze taal staat nog niet op dit apparaat: ${language}. Open Zoomle één keer met internet in die taal, daarna kan het ook zonder.`,
};
