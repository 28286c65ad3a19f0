import type { Texts } from '../texts';
import { localTime } from './formats';

export const roundEndTexts: Texts['roundEnd'] = {
  pastMaps: '玩往期题目',
  practice: '用随机国家练习',
  challenge: '挑战好友',
  result: {
    statistics: '你的统计',
    countdown: (time) => `距下一题还有 ${time}`,
    newMap: (next) => `新题目在 00:00 UTC（你的当地时间 ${localTime(next)}）上线`,
  },
  statistics: {
    none: '还没有战绩',
    played: '玩过',
    winRate: '胜率',
    currentStreak: '当前连胜',
    longestStreak: '最长连胜',
    percent: (share) => `${Math.round(share * 100)}%`,
    distribution: '猜测次数分布',
    bar: (guesses, rounds, isThisRound) =>
      `${guesses} 次：${rounds} 题${isThisRound ? '，包括这一题' : ''}`,
    note: '只统计每日题目。没猜中或漏掉一天，连胜就会中断。',
  },
  share: '分享',
};
