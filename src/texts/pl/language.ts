import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Język: ${language}`,
  offer: 'Zoomle jest też po polsku.',
  accept: 'Graj po polsku',
  decline: 'Nie, dzięki',
  notStored: (language) =>
    `${language}: tej wersji nie ma jeszcze na tym urządzeniu. Otwórz ją raz z dostępem do sieci, a potem będzie działać także bez niego.`,
};
