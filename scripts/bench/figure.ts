export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | '×';
  /** The greatest passing value. */
  readonly bar: number;
};

/** A figure as reported. Rounded values are compared: 1.50 s does not exceed 1.5 s. */
export function resultOf({ what, value, unit, bar }: Figure) {
  const rounded = Number(value.toFixed(unit === 'ms' ? 0 : 2));
  return { isMet: rounded <= bar, value: rounded, bar, unit, what };
}

/**
 * The nearest-rank percentile.
 * @param share more than 0, at most 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
