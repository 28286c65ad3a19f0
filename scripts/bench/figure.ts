export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | '×';
  /** The greatest passing value. */
  readonly bar: number;
};

const DIGITS: Record<Figure['unit'], number> = { ms: 0, s: 2, '×': 2 };

/** Compared as printed: 1.50 s does not exceed 1.5 s. */
const printed = ({ value, unit }: Figure) => value.toFixed(DIGITS[unit]);

export const meetsBar = (figure: Figure) => Number(printed(figure)) <= figure.bar;

/** A table row: verdict, value, bar, name. */
export function lineOf(figure: Figure): string {
  const { what, unit, bar } = figure;
  const verdict = meetsBar(figure) ? 'ok' : 'SHORT';
  const limit = `<= ${bar} ${unit}`;
  return `${verdict.padEnd(5)} ${printed(figure).padStart(6)}  ${limit.padEnd(13)}  ${what}`;
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
