import type { Texts } from '../texts';
import { directionName } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Baca tentang ${country} di Wikipedia`,
  newTab: '(terbuka di tab baru)',
  guesses: 'Tebakanmu',
  answer: 'Jawabannya',
  map: (country, place, misses) =>
    `Peta yang menunjukkan ${misses > 0 ? 'garis dari setiap tebakan yang salah ke ' : ''}${place}, ${country}`,
  mapFailed: 'Peta tebakanmu tidak bisa dimuat.',
  answersMap: 'Peta dunia dengan tempat-tempat yang ditandai nomornya',
  worldMapFailed: 'Peta dunia tidak bisa dimuat.',
  miss: (country, distance, direction) =>
    `${country}: jawabannya ${distance} ke arah ${directionName(direction)}`,
  hit: (country) => `${country}: benar`,
  more: (country) => `Tempat lain di ${country}`,
  moreFailed: (country) => `Tempat lain di ${country} tidak bisa dimuat.`,
  look: 'Pilih salah satu untuk melihatnya di peta di atas.',
};
