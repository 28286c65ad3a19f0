import { addDays, lastDays, type UtcDate, utcDateOf } from './calendar';

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
