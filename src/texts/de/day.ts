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
  mark: {
    playing: () => '…',
    won: String,
    lost: () => 'X',
  },
  score: {
    playing: (guesses, of) => `${guesses}/${of}…`,
    won: (guesses, of) => `${guesses}/${of}`,
    lost: (_guesses, of) => `X/${of}`,
  },
};
