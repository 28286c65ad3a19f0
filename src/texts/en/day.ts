import { weekday, withWeekday } from './formats';

/** A past day and how its round went. */
export const dayTexts = {
  named: (date: string, result: string) => `${withWeekday(date)}: ${result}`,
  weekdayLetter: (date: string) => weekday(date, 'narrow'),
  notPlayed: 'not played',
  result: {
    playing: () => 'not finished',
    won: (guesses: number) => `solved in ${guesses}`,
    lost: () => 'not solved',
  },
};
