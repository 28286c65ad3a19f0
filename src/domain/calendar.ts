/** A UTC day, written `YYYY-MM-DD`. Created only in this module. */
export type UtcDate = string & { readonly brand: 'UtcDate' };

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @param instant ms since the epoch, in the years 0 to 9999
 * @throws RangeError if a Date cannot hold the instant
 */
export function utcDateOf(instant: number): UtcDate {
  return new Date(instant).toISOString().slice(0, 10) as UtcDate;
}

/** Parses `YYYY-MM-DD`; null if there is no such day. */
export function parseUtcDate(text: string): UtcDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  // Some browsers parse February 30 as March 2.
  const isDay = new Date(text).getUTCDate() === Number(text.slice(-2));
  return isDay ? (text as UtcDate) : null;
}

/** Adds days, or subtracts negative ones. */
export const addDays = (date: UtcDate, days: number): UtcDate =>
  utcDateOf(Date.parse(date) + days * DAY_MS);

export const previousUtcDate = (date: UtcDate): UtcDate => addDays(date, -1);
export const nextUtcDate = (date: UtcDate): UtcDate => addDays(date, 1);

/** The last `count` days up to and including a date, earliest first. */
export const lastDays = (date: UtcDate, count: number): UtcDate[] =>
  Array.from({ length: count }, (_, index) => addDays(date, index + 1 - count));

/** The first UTC midnight after an instant. */
export function nextUtcMidnight(instant: number): number {
  return (Math.floor(instant / DAY_MS) + 1) * DAY_MS;
}

/** A day's month, `YYYY-MM`. */
export const monthOf = (date: UtcDate): string => date.slice(0, 7);

/**
 * The weeks of a month, Monday to Sunday as in ISO 8601, whatever the player's locale.
 * @param month written `YYYY-MM`
 * @returns seven entries a week, null for days of other months
 */
export function weeksOfMonth(month: string): (UtcDate | null)[][] {
  const first = utcDateOf(Date.parse(month));
  const daysToSunday = (7 - new Date(first).getUTCDay()) % 7;
  const weeks = [];
  let week = lastDays(addDays(first, daysToSunday), 7);
  while (week.some((date) => date.startsWith(month))) {
    weeks.push(week.map((date) => (date.startsWith(month) ? date : null)));
    week = week.map((date) => addDays(date, 7));
  }
  return weeks;
}
