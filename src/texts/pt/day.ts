import type { Texts } from '../texts';
import { weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'não jogado',
  result: {
    playing: () => 'não terminado',
    won: (guesses) => `resolvido em ${guesses}`,
    lost: () => 'não resolvido',
  },
};
