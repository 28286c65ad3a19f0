import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Idioma: ${language}`,
  offer: 'Zoomle también está en español.',
  accept: 'Seguir en español',
  decline: 'No, gracias',
  notStored: (language) =>
    `${language}: este idioma aún no está guardado en este dispositivo. Ábrelo una vez con conexión y después funcionará también sin ella.`,
};
