/** A day of the UTC calendar, written `YYYY-MM-DD`. Created only in this module. */
export type UtcDate = string & { readonly brand: 'UtcDate' };

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The UTC day of an instant.
 * @param instant milliseconds since the epoch, in the years 0 to 9999
 * @throws RangeError when the instant is not a finite number that a Date can hold
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

/** The day before. */
export function previousUtcDate(date: UtcDate): UtcDate {
  return utcDateOf(Date.parse(date) - DAY_MS);
}

/** The day after. */
export function nextUtcDate(date: UtcDate): UtcDate {
  return utcDateOf(Date.parse(date) + DAY_MS);
}

/** The last `count` days up to and including a date, earliest first. */
export function lastDays(date: UtcDate, count: number): UtcDate[] {
  const last = Date.parse(date);
  return Array.from({ length: count }, (_, index) =>
    utcDateOf(last - (count - 1 - index) * DAY_MS),
  );
}

/**
 * The weeks of a month, Monday to Sunday as in ISO 8601. Like the UTC day, the calendar is the same for
 * everybody, whatever their locale.
 * @param month written `YYYY-MM`
 * @returns seven entries a week, null for days of other months
 */
export function weeksOfMonth(month: string): (UtcDate | null)[][] {
  const first = Date.parse(month);
  const daysSinceMonday = (new Date(first).getUTCDay() + 6) % 7;
  const weeks = [];
  let monday = first - daysSinceMonday * DAY_MS;
  do {
    const days = lastDays(utcDateOf(monday + 6 * DAY_MS), 7);
    weeks.push(days.map((date) => (date.startsWith(month) ? date : null)));
    monday += 7 * DAY_MS;
  } while (utcDateOf(monday).startsWith(month));
  return weeks;
}

/** The first UTC midnight after an instant. */
export function nextUtcMidnight(instant: number): number {
  return (Math.floor(instant / DAY_MS) + 1) * DAY_MS;
}
