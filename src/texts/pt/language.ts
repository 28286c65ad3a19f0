import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Idioma: ${language}`,
  offer: 'O Zoomle também fala português.',
  accept: 'Continuar em português',
  decline: 'Agora não',
  notStored: (language) =>
    `${language}: este idioma ainda não está salvo neste dispositivo. Abra-o uma vez com conexão, e ele vai funcionar também offline.`,
};
