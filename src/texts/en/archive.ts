import { monthAndYear, weekday, writtenOut } from './formats';

/** The archive. */
export const archiveTexts = {
  title: 'Zoomle archive',
  subtitle: 'Every past map, to play when you like. Past maps don’t affect your statistics.',
  description: (first: string) =>
    `Every past map of Zoomle since ${writtenOut(first)}, to play when you like.`,
  years: 'Years',
  month: monthAndYear,
  weekday: (date: string) => weekday(date, 'short'),
  played: (played: number, days: number) => `${played} of ${days} played`,
  random: 'Surprise me',
  allPlayed: 'You have played every day.',
  /** Instead of how it went. */
  closed: (date: string) => `closed, open again on ${writtenOut(date)}`,
  closedTitle: 'This map is closed for now',
  closedNote: (date: string) => `It opens again on ${writtenOut(date)}.`,
  noPuzzle: 'No map for this day',
  noPuzzleNote: (first: string) =>
    `The archive has every day from ${writtenOut(first)} to yesterday (UTC).`,
  open: 'Open the archive',
};
