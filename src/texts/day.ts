const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const LETTER_FORMAT = new Intl.DateTimeFormat('en-US', { weekday: 'narrow', timeZone: 'UTC' });

/** A past day and how its round went, in English. */
export const dayTexts = {
  named: (date: string, result: string) => `${DAY_FORMAT.format(new Date(date))}: ${result}`,
  weekdayLetter: (date: string) => LETTER_FORMAT.format(new Date(date)),
  notPlayed: 'not played',
  result: {
    playing: () => 'not finished',
    won: (guesses: number) => `solved in ${guesses}`,
    lost: () => 'not solved',
  },
  /** The same at a glance. */
  mark: {
    playing: () => '…',
    won: String,
    lost: () => 'X',
  },
};
