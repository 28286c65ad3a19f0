import type { Texts } from '../texts';
import { weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}：${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: '未プレイ',
  result: {
    playing: () => '途中',
    won: (guesses) => `${guesses}回目で正解`,
    lost: () => '不正解',
  },
};
