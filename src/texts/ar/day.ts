import type { Texts } from '../texts';
import { plural, weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'لم تُلعب',
  result: {
    playing: () => 'لم تكتمل',
    won: (guesses) =>
      plural(guesses, {
        one: 'حُلّت في محاولة واحدة',
        two: 'حُلّت في محاولتين',
        other: 'حُلّت في # محاولات',
      }),
    lost: () => 'لم تُحل',
  },
};
