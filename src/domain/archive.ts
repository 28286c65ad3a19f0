import { nextUtcDate, parseUtcDate, previousUtcDate, type UtcDate } from './calendar';
import { type Countries, dailyCountry } from './countries';
import { hasEnded, type Round } from './round';
import { filterRounds, keptRounds, type Rounds, roundsByDate } from './rounds';

/** The first day of the archive. */
export const ARCHIVE_START = '2026-01-01';

/** Whether a day's puzzle can be played from the archive: from its first day to yesterday. */
export const isArchived = (date: UtcDate, today: UtcDate): boolean =>
  date >= ARCHIVE_START && date < today;

/** Parses `YYYY-MM-DD`; null unless the archive has that day. */
export function parseArchivedDate(text: string, today: UtcDate): UtcDate | null {
  const date = parseUtcDate(text);
  return date && isArchived(date, today) ? date : null;
}

/** The most days to look ahead: if the same answers repeat for longer, there is nothing to spoil. */
const LONGEST_CLOSING = 31;

/**
 * The day on which a past day's map reopens, or null while it is open. A map is closed while it has
 * today's or tomorrow's answer, which its end would give away.
 */
export function reopeningDay(date: UtcDate, today: UtcDate, countries: Countries): UtcDate | null {
  const hasSameAnswer = (day: UtcDate) =>
    dailyCountry(countries, day, 0)?.name === dailyCountry(countries, date, 0)?.name;
  let day = today;
  for (let waited = 0; waited <= LONGEST_CLOSING; waited++) {
    if (!hasSameAnswer(day) && !hasSameAnswer(nextUtcDate(day))) return waited > 0 ? day : null;
    day = nextUtcDate(day);
  }
  return null;
}

const yearOf = (date: string) => date.slice(0, 'YYYY'.length);

/** All days of the archive, latest first. */
export function archivedDays(today: UtcDate): UtcDate[] {
  const days = [];
  let date = previousUtcDate(today);
  for (; isArchived(date, today); date = previousUtcDate(date)) days.push(date);
  return days;
}

/** The distinct years of these days, in the same order. */
export const archiveYears = (days: readonly UtcDate[]): string[] => [...new Set(days.map(yearOf))];

/** The days of a year, grouped by month (`YYYY-MM`). */
export function archiveMonths(
  days: readonly UtcDate[],
  year: string,
): { month: string; days: UtcDate[] }[] {
  const months = new Map<string, UtcDate[]>();
  for (const date of days.filter((each) => yearOf(each) === year)) {
    const month = date.slice(0, 'YYYY-MM'.length);
    months.set(month, [...(months.get(month) ?? []), date]);
  }
  return [...months].map(([month, days]) => ({ month, days }));
}

/**
 * The begun round that each day's map opens: the daily round if it was finished on its day, else the
 * archive's.
 */
export function roundsOfDays(rounds: Rounds): Readonly<Record<UtcDate, Round>> {
  const ended = filterRounds(rounds, (_id, round) => hasEnded(round));
  return { ...roundsByDate(keptRounds(rounds), 'archive'), ...roundsByDate(ended, 'daily') };
}

/** The days without a finished round. */
export const unplayedDays = (
  days: readonly UtcDate[],
  rounds: Readonly<Record<UtcDate, Round>>,
): UtcDate[] =>
  days.filter((date) => {
    const round = rounds[date];
    return !round || !hasEnded(round);
  });
