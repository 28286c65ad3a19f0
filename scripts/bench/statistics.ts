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
 * What something takes when nothing else runs: the lower quartile of how long blocks of it took. What
 * else a machine does makes blocks longer, never shorter.
 */
export const undisturbed = (blocks: readonly number[]) => percentile(blocks, 0.25);

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
