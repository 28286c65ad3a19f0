import { addDays, lastDays, parseUtcDate, previousUtcDate, type UtcDate } from './calendar';
import { type Countries, dailyCountry, upcomingAnswers } from './countries';
import { hasEnded, type Round } from './round';
import { filterRounds, persistedRounds, type Rounds, roundsByDate } from './rounds';

export const ARCHIVE_START = '2026-01-01';

/** Archived days: from the first day to yesterday. */
export const isArchived = (date: UtcDate, today: UtcDate): boolean =>
  date >= ARCHIVE_START && date < today;

/** Parses `YYYY-MM-DD`; null unless archived. */
export function parseArchivedDate(text: string, today: UtcDate): UtcDate | null {
  const date = parseUtcDate(text);
  return date && isArchived(date, today) ? date : null;
}

/** Days to look ahead. If answers repeat for longer, there is nothing to spoil. */
const LONGEST_CLOSING = 31;

/**
 * The day on which a past day's map reopens; null while it is open. A map is closed while today's or
 * tomorrow's answer is the same, which it would give away.
 */
export function reopeningDay(date: UtcDate, today: UtcDate, countries: Countries): UtcDate | null {
  const answer = dailyCountry(countries, date, 0)?.name;
  const isOpen = (day: UtcDate) => !upcomingAnswers(countries, day).includes(answer);
  if (isOpen(today)) return null;
  const daysAhead = lastDays(addDays(today, LONGEST_CLOSING), LONGEST_CLOSING);
  return daysAhead.find(isOpen) ?? null;
}

/** Whether the archive may show the picture of a day's round: of an ended one, unless it gives away an answer. */
export const canBePictured = (
  round: Round,
  date: UtcDate,
  today: UtcDate,
  countries: Countries,
): boolean =>
  hasEnded(round) &&
  (date === today || !upcomingAnswers(countries, today).includes(round.answer.name));

/** Latest first. */
export function archivedDays(today: UtcDate): UtcDate[] {
  const days = [];
  let date = previousUtcDate(today);
  for (; isArchived(date, today); date = previousUtcDate(date)) days.push(date);
  return days;
}

/** The distinct years or months of days, in the same order. */
export const periodsOf = (days: readonly UtcDate[], form: 'YYYY' | 'YYYY-MM'): string[] => [
  ...new Set(days.map((date) => date.slice(0, form.length))),
];

/** The begun round that each day's map opens: the daily one if finished, else the archive's. */
export function roundsOfDays(rounds: Rounds): Readonly<Record<UtcDate, Round>> {
  const ended = filterRounds(rounds, (_id, round) => hasEnded(round));
  return { ...roundsByDate(persistedRounds(rounds), 'archive'), ...roundsByDate(ended, 'daily') };
}

export const unplayedDays = (
  days: readonly UtcDate[],
  rounds: Readonly<Record<UtcDate, Round>>,
): UtcDate[] => days.filter((date) => (rounds[date]?.status ?? 'playing') === 'playing');
