import type { ShellTexts } from '../texts';

export const shell: ShellTexts = {
  noScript: 'Zoomle працює в браузері й потребує JavaScript, а його тут вимкнено.',
  slow: 'Zoomle завантажується надто довго. Перевірте мережу, а тоді <a href="">перезавантажте сторінку</a>. Потрібен браузер 2023 року або новіший. Ваші спроби збережено на цьому пристрої.',
  preview: 'Супутниковий знімок узбережжя у видошукачі з написом «Play. Guess. Win.»',
};
