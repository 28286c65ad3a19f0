import type { Texts } from '../texts';

export const languageTexts: Texts['language'] = {
  menu: (language) => `Bahasa: ${language}`,
  offer: 'Zoomle juga tersedia dalam bahasa Indonesia.',
  accept: 'Pakai bahasa Indonesia',
  decline: 'Tidak, terima kasih',
  notStored: (language) =>
    `${language} belum tersimpan di perangkat ini. Buka sekali saat ada internet, setelah itu bisa dipakai tanpa internet.`,
};
