import type { Texts } from '../texts';
import { plural, weekday, withWeekday } from './formats';

export const dayTexts: Texts['day'] = {
  named: (date, result) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date) => weekday(date, 'narrow'),
  notPlayed: 'nicht gespielt',
  result: {
    playing: () => 'nicht beendet',
    won: (guesses) =>
      plural(guesses, { one: 'mit # Versuch gelöst', other: 'mit # Versuchen gelöst' }),
    lost: () => 'nicht gelöst',
  },
};
