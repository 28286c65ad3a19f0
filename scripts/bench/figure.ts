/** A measured figure, and the bar it must meet. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  /** The bar is a minimum for points, and a maximum for all else. */
  readonly unit: 'kB' | 'ms' | 's' | 'points' | 'CLS' | '×';
  readonly bar: number;
};

const DIGITS: Record<Figure['unit'], number> = { kB: 1, ms: 0, s: 2, points: 0, CLS: 2, '×': 2 };

/** Compared as printed, so that 135.0 kB never exceeds a bar of 135 kB. */
const printed = ({ value, unit }: Figure) => value.toFixed(DIGITS[unit]);

export function meetsBar(figure: Figure): boolean {
  const value = Number(printed(figure));
  return figure.unit === 'points' ? value >= figure.bar : value <= figure.bar;
}

/** The figure as a line of a table: verdict, value, bar, name. */
export function lineOf(figure: Figure): string {
  const { what, unit, bar } = figure;
  const verdict = meetsBar(figure) ? 'ok' : 'SHORT';
  const limit = `${unit === 'points' ? '>=' : '<='} ${bar} ${unit}`;
  return `${verdict.padEnd(5)} ${printed(figure).padStart(6)}  ${limit.padEnd(13)}  ${what}`;
}

/**
 * The value that a share of the values does not exceed (nearest rank).
 * @param share more than 0, at most 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);
