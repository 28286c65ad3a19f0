const MONTH_FORMAT = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The archive, in English. */
export const archiveTexts = {
  title: 'Zoomle archive',
  subtitle: 'Every past map, to play when you like. Past maps don’t affect your statistics.',
  years: 'Years',
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  month: (month: string) => MONTH_FORMAT.format(new Date(month)),
  played: (played: number, days: number) => `${played} of ${days} played`,
  /** What stands below the day's number. */
  figure: {
    playing: () => '…',
    won: (guesses: number) => `${guesses}/6`,
    lost: () => 'X/6',
  },
  random: 'A random day you have not played',
  allPlayed: 'You have played every day.',
  noPuzzle: 'There is no map for this day.',
  noPuzzleNote: 'The archive has every day from January 1, 2026 to yesterday (UTC).',
  open: 'Open the archive',
};
