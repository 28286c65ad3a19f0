import type { Texts } from '../texts';
import { weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'oynanmadı',
  result: {
    playing: () => 'bitmedi',
    won: (guesses) => `${guesses}. tahminde bilindi`,
    lost: () => 'bilinemedi',
  },
};
