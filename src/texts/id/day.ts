import type { Texts } from '../texts';
import { weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'belum dimainkan',
  result: {
    playing: () => 'belum selesai',
    won: (guesses) => `terjawab dalam ${guesses} tebakan`,
    lost: () => 'tidak terjawab',
  },
};
