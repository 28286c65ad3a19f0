import type { Texts } from '../texts';
import { weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'sin jugar',
  result: {
    playing: () => 'sin terminar',
    won: (guesses) => `resuelto en ${guesses}`,
    lost: () => 'sin resolver',
  },
};
