import type { Texts } from '../texts';
import { plural, weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'non giocato',
  result: {
    playing: () => 'non finito',
    won: (guesses) =>
      plural(guesses, { one: 'indovinato in # tentativo', other: 'indovinato in # tentativi' }),
    lost: () => 'non indovinato',
  },
};
