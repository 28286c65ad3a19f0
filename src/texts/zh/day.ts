import type { Texts } from '../texts';
import { weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}：${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: '没玩',
  result: {
    playing: () => '未完成',
    won: (guesses) => `第 ${guesses} 次猜中`,
    lost: () => '没猜中',
  },
};
