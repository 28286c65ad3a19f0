import type { Texts } from '../texts';
import { plural, weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'niet gespeeld',
  result: {
    playing: () => 'niet afgemaakt',
    won: (guesses) =>
      plural(guesses, { one: 'geraden in # poging', other: 'geraden in # pogingen' }),
    lost: () => 'niet geraden',
  },
};
