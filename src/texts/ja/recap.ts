import type { Texts } from '../texts';
import { directionName } from './directions';

export const recapTexts: Texts['recap'] = {
  readMore: (country) => `${country}をウィキペディアで読む`,
  newTab: '（新しいタブで開きます）',
  guesses: 'あなたの回答',
  answer: '正解',
  map: (country, place, misses) =>
    misses > 0
      ? `不正解だった国それぞれから${place}（${country}）まで線を引いた地図`
      : `${place}（${country}）の地図`,
  mapFailed: '回答の地図を読み込めませんでした。',
  answersMap: '各問題の場所を番号で示した世界地図',
  worldMapFailed: '世界地図を読み込めませんでした。',
  miss: (country, distance, direction) =>
    `${country}：正解は${directionName(direction)}へ${distance}`,
  hit: (country) => `${country}：正解`,
  more: (country) => `${country}のほかの場所`,
  moreFailed: (country) => `${country}のほかの場所を読み込めませんでした。`,
  look: '場所を選ぶと、上の地図に表示されます。',
};
