import { DAY_MS, type UtcDate } from './calendar';

/**
 * @param offset how many countries a developer has skipped; 0 for players
 * @param count the number of countries, at least 1
 * @returns an index from 0 to count - 1
 */
type DailyRule = (date: UtcDate, offset: number, count: number) => number;

/** The sum of the date's numbers: (UTC year + month 1-12 + day of month + offset) modulo the count. */
export const sumIndex: DailyRule = (date, offset, count) => {
  const sum = date.split('-').reduce((total, part) => total + Number(part), 0);
  return (sum + offset) % count;
};

/** In list order, repeated: (days since 1970-01-01 + offset) modulo the count. */
export const cycleIndex: DailyRule = (date, offset, count) => {
  const days = Date.parse(date) / DAY_MS + offset;
  // The remainder is negative before 1970.
  return ((days % count) + count) % count;
};

/** The rule chosen at build time; the sum outside of a build, as in Playwright. */
export const dailyIndex: DailyRule = (date, offset, count) => {
  const isCycle = typeof __DAILY_RULE__ !== 'undefined' && __DAILY_RULE__ === 'cycle';
  return (isCycle ? cycleIndex : sumIndex)(date, offset, count);
};
