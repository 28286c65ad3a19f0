import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Dil: ${language}`,
  offer: 'Zoomle’ı Türkçe de oynayabilirsin.',
  accept: 'Türkçe devam et',
  decline: 'Hayır, teşekkürler',
  notStored: (language) =>
    `${language} henüz bu cihazda kayıtlı değil. İnternet varken bir kez aç, sonra internetsiz de kullanabilirsin.`,
};
