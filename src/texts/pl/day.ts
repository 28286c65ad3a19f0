import type { Texts } from '../texts';
import { weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'nierozegrane',
  result: {
    playing: () => 'w trakcie',
    won: (guesses) => `odgadnięte w ${guesses}. próbie`,
    lost: () => 'nieodgadnięte',
  },
};
