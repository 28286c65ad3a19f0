import type { Texts } from '../texts';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country}をウィキペディアで読む`,
  newTab: '（新しいタブで開きます）',
  views: { country: 'この国', guesses: 'あなたの回答' },
  map: (country, place, misses) =>
    misses > 0
      ? `不正解だった国それぞれから${place}（${country}）まで線を引いた地図`
      : `${place}（${country}）の地図`,
  answersMap: '各問題の場所を番号で示した世界地図',
  more: (country) => `${country}のほかの場所`,
  moreFailed: (country) => `${country}のほかの場所を読み込めませんでした。`,
  look: '場所を選ぶと、上の地図に表示されます。',
};
