import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: '過去の問題を遊ぶ',
  practice: 'ランダムな国で練習',
  challenge: '友だちと対戦',
  result: {
    statistics: '成績',
    countdown: (time) => `次の問題まで ${time}`,
    newMap: (next) => `00:00 UTC（現地時間${localTime(next)}）に新しい問題が出ます`,
  },
  statistics: {
    none: 'まだプレイしていません',
    played: 'プレイ数',
    winRate: '正解率',
    currentStreak: '連続正解',
    longestStreak: '最長連続',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: '回答数の分布',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses}回目：${rounds}問${isThisRound ? '（今回を含む）' : ''}`,
    note: '毎日の問題だけが対象です。不正解の日や遊ばなかった日があると、連続正解は途切れます。',
  },
  share: 'シェア',
};
