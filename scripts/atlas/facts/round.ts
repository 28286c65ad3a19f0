/** Percent in steps of five, at least 1. */
export const percentOf = (count: number, total: number) =>
  Math.max(1, 5 * Math.round((20 * count) / total));

/** Rounds to two significant digits. */
export function twoDigits(value: number, round: (value: number) => number = Math.round) {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return round(value / unit) * unit;
}

/** Counts above nine become 10. */
export const few = (count: number) => Math.min(10, count);
