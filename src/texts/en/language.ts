/** Choosing a language. */
export const languageTexts = {
  menu: (language: string) => `Language: ${language}`,
  /** Offers this language on a page in another one. */
  offer: 'Zoomle also speaks English.',
  accept: 'Continue in English',
  decline: 'No thanks',
  /** Without a network, where only this language is stored. */
  notStored: (language: string) =>
    `${language} is not stored on this device yet. Open it once with a network, and it will be there without one, too.`,
};
