/**
 * Percent of a whole in fives, or 1 for a trace.
 * @param {number} count
 * @param {number} total
 */
export const percentOf = (count, total) => Math.max(1, 5 * Math.round((20 * count) / total));

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
