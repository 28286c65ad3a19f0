import { parseUtcDate, previousUtcDate, type UtcDate } from './calendar';

/** The first day of the archive. */
export const ARCHIVE_START = '2026-01-01';

/** Whether a day's puzzle can be played from the archive: from its first day to yesterday. */
export const isArchived = (date: UtcDate, today: UtcDate): boolean =>
  date >= ARCHIVE_START && date < today;

/** The day that a text names as `YYYY-MM-DD`, or null unless the archive has it. */
export function parseArchivedDate(text: string, today: UtcDate): UtcDate | null {
  const date = parseUtcDate(text);
  return date && isArchived(date, today) ? date : null;
}

const yearOf = (date: string) => date.slice(0, 'YYYY'.length);

/** The years of the archive, the latest first. */
export function archiveYears(today: UtcDate): string[] {
  const [first, last] = [Number(yearOf(ARCHIVE_START)), Number(yearOf(previousUtcDate(today)))];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(last - index));
}

/** The days of a year of the archive, the latest first, by month (`YYYY-MM`). */
export function archiveMonths(today: UtcDate, year: string): { month: string; days: UtcDate[] }[] {
  const months: { month: string; days: UtcDate[] }[] = [];
  const yearEnd = parseUtcDate(`${year}-12-31`);
  let date = yearEnd && yearEnd < today ? yearEnd : previousUtcDate(today);
  for (; isArchived(date, today) && yearOf(date) === year; date = previousUtcDate(date)) {
    const month = date.slice(0, 'YYYY-MM'.length);
    const last = months.at(-1);
    if (last?.month === month) last.days.push(date);
    else months.push({ month, days: [date] });
  }
  return months;
}
