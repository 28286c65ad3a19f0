import type { Texts } from '../texts';

export const descriptions: Texts['descriptions'] = {
  home: 'Zoomle, permainan geografi harian: tebak negara dari peta satelit yang makin menjauh di setiap tebakan.',
  game: 'Negara apa di peta satelit ini? Enam tebakan; masing-masing menunjukkan jarak dan arah ke jawaban, lalu membuka satu tingkat zoom lagi.',
};
