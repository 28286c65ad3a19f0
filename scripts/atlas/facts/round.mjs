/**
 * Percent of a whole in fives: 1 for a trace, and 100 only for all of it.
 * @param {number} count
 * @param {number} total
 */
export function percentOf(count, total) {
  if (count === total) return 100;
  return Math.min(95, Math.max(1, 5 * Math.round((20 * count) / total)));
}

/**
 * Two significant digits.
 * @param {number} value
 * @param {(value: number) => number} [round]
 */
export function twoDigits(value, round = Math.round) {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return round(value / unit) * unit;
}

/** Counts beyond nine are 10. @param {number} count */
export const few = (count) => Math.min(10, count);
