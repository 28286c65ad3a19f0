const MONTH_FORMAT = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const WEEKDAY_FORMAT = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** The archive, in English. */
export const archiveTexts = {
  title: 'Zoomle archive',
  subtitle: 'Every past map, to play when you like. Past maps don’t affect your statistics.',
  years: 'Years',
  notPlayed: 'not played',
  inProgress: 'not finished',
  result: (score: string) => `${score}/6`,
  fromArchive: (result: string) => `archive: ${result}`,
  noPuzzle: 'There is no map for this day.',
  noPuzzleNote: 'The archive has every day from January 1, 2026 to yesterday (UTC).',
  open: 'Open the archive',
  month: (month: string) => MONTH_FORMAT.format(new Date(month)),
  day: (date: string) => `${WEEKDAY_FORMAT.format(new Date(date))} ${new Date(date).getUTCDate()}`,
};
