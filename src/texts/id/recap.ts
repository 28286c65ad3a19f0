import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `Baca tentang ${country} di Wikipedia`,
  newTab: '(terbuka di tab baru)',
  views: { country: 'Negaranya', guesses: 'Tebakanmu' },
  map: (country, place, misses) =>
    `Peta yang menunjukkan ${misses > 0 ? 'garis dari setiap tebakan yang salah ke ' : ''}${place}, ${country}`,
  answersMap: 'Peta dunia dengan tempat-tempat yang ditandai nomornya',
  more: (country) => `Tempat lain di ${country}`,
  moreFailed: (country) => `Tempat lain di ${country} tidak bisa dimuat.`,
  look: 'Pilih salah satu untuk melihatnya di peta di atas.',
};
