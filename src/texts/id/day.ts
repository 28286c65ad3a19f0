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
