import type { Texts } from '../texts';
import { plural } from './formats';

export const homeTexts: Texts['home'] = {
  title: 'Zoomle：地理ゲーム',
  headline: '遊ぶ。当てる。勝\u2060つ。',
  tagline: '世界についての知識を試す、頭を使うゲーム集。',
  darkMode: 'ダークモード',
  signIn: 'ログイン',
  games: 'ゲーム',
  zoomle: {
    name: 'Zoomle',
    description: '衛星写真から国を当てるゲーム。毎日00:00 UTCに新しい問題が出ます。',
    play: '今日の問題を遊ぶ',
    goOn: '続きを遊ぶ',
    look: '今日の問題を見る',
    waiting: '今日の問題が待っています。',
    used: (count, of) => `今日は${of}回中${count}回回答済み`,
    keepGoing: (days) => plural(days, { other: '#日連続。この調子！' }),
    won: (count, of) => `${of}回中${count}回目で正解`,
    lost: '今日は不正解',
    week: 'この7日間',
    links: 'Zoomleをもっと',
    challenge: '友だちと対戦',
  },
  puzzlia: {
    name: 'Puzzlia',
    comingSoon: '近日公開',
    description: '地理パズルの冒険。2024年第3四半期に公開予定。',
    more: 'Puzzliaとは',
  },
};
