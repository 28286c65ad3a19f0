import { DAY_MS, type UtcDate } from './calendar';

/**
 * Picks the day's country from the list.
 * @param offset how many countries the developer has advanced, 0 for players
 * @param count the number of countries, at least 1
 * @returns an index from 0 to count - 1
 */
type DailyRule = (date: UtcDate, offset: number, count: number) => number;

/** The sum of the date's numbers: (UTC year + month 1-12 + day of month + offset) modulo the count. */
export const sumIndex: DailyRule = (date, offset, count) => {
  const sum = date.split('-').reduce((total, part) => total + Number(part), 0);
  return (sum + offset) % count;
};

/** The list in order, again and again: (days since 1970-01-01 + offset) modulo the count. */
export const cycleIndex: DailyRule = (date, offset, count) => {
  const days = Date.parse(date) / DAY_MS + offset;
  // Before 1970 the remainder is negative.
  return ((days % count) + count) % count;
};

/** The rule that the site was built with; the sum if unbuilt, as when Playwright imports this. */
export const dailyIndex: DailyRule = (date, offset, count) => {
  const isCycle = typeof __DAILY_RULE__ !== 'undefined' && __DAILY_RULE__ === 'cycle';
  return (isCycle ? cycleIndex : sumIndex)(date, offset, count);
};
