import type { Texts } from '../texts';
import { directionName, inDirection } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Vikipedi’de oku: ${country}`,
  newTab: '(yeni sekmede açılır)',
  guesses: 'Tahminlerin',
  answer: 'Cevap',
  map: (country, place, misses) =>
    `Harita: ${place}, ${country}${misses > 0 ? '; her yanlış tahminden buraya bir çizgi' : ''}`,
  mapFailed: 'Tahminlerinin haritası yüklenemedi.',
  answersMap: 'Yerlerin numaralarıyla işaretlendiği dünya haritası',
  worldMapFailed: 'Dünya haritası yüklenemedi.',
  miss: (country, distance, direction) =>
    `${country}: cevap ${distance} ${inDirection(directionName(direction))}`,
  hit: (country) => `${country}: doğru`,
  more: (country) => `Başka yerler: ${country}`,
  moreFailed: (country) => `Başka yerler yüklenemedi: ${country}`,
  look: 'Yukarıdaki haritada görmek için birini seç.',
};
