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
