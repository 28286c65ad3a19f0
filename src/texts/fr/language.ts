import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Langue\u00A0: ${language}`,
  offer: 'Zoomle existe aussi en français.',
  accept: 'Continuer en français',
  decline: 'Non merci',
  notStored: (language) =>
    `Cette langue n’est pas encore sur cet appareil\u00A0: ${language}. Ouvrez-la une fois avec une connexion, et elle marchera ensuite hors ligne.`,
};
