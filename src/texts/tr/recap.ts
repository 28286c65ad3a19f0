import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Vikipedi’de oku: ${country}`,
  newTab: '(yeni sekmede açılır)',
  views: { country: 'Ülke', guesses: 'Tahminlerin' },
  map: (country, place, misses) =>
    `Harita: ${place}, ${country}${misses > 0 ? '; her yanlış tahminden buraya bir çizgi' : ''}`,
  answersMap: 'Yerlerin numaralarıyla işaretlendiği dünya haritası',
  more: (country) => `Başka yerler: ${country}`,
  moreFailed: (country) => `Başka yerler yüklenemedi: ${country}`,
  look: 'Yukarıdaki haritada görmek için birini seç.',
};
