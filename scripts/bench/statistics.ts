/**
 * The value that so large a share of the values does not exceed (nearest rank).
 * @param share more than 0, at most 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/**
 * The 95th percentile that a typical block of measurements has: a machine that is busy with something
 * else for a moment spoils one block, and not the figure.
 */
export const typicalP95 = (blocks: readonly (readonly number[])[]) =>
  median(blocks.map((block) => percentile(block, 0.95)));

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
