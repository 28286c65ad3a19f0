/** A figure, and the bar that it has to meet. */
export type Row = {
  readonly what: string;
  readonly value: number;
  readonly unit: '' | 'kB' | 'ms' | 's' | 'x';
  /** Null where the figure only tells more about another. */
  readonly bar: number | null;
  /** Which side of the bar is the right one. */
  readonly better?: 'lower' | 'higher';
  /** What a reader wants to know next to the figure. */
  readonly note?: string;
  /** What the figure was made of, for those who look at how much it varies: kept, and not printed. */
  readonly samples?: readonly number[];
  /** The same for what it is compared with. */
  readonly compared?: readonly number[];
};

const DIGITS: Record<Row['unit'], number> = { '': 2, kB: 1, ms: 1, s: 2, x: 2 };

/** As it is printed and compared: nobody should wonder why 115.0 kB is more than 115 kB. */
const rounded = ({ value, unit }: Row) => Number(value.toFixed(DIGITS[unit]));

export function meetsBar(row: Row): boolean {
  const { bar, better = 'lower' } = row;
  if (bar === null) return true;
  return better === 'lower' ? rounded(row) <= bar : rounded(row) >= bar;
}

/** The row as lines of a table: verdict, figure, bar, what it is. */
export function linesOf(row: Row): string {
  const { what, unit, bar, better = 'lower', note } = row;
  const verdict = bar === null ? '' : meetsBar(row) ? 'ok' : 'SHORT';
  const limit = bar === null ? '' : `${better === 'lower' ? '<=' : '>='} ${bar}`;
  const cells = [verdict.padEnd(5), String(rounded(row)).padStart(6), unit.padEnd(3)];
  const line = `${[...cells, limit.padEnd(8)].join(' ')} ${what}`;
  return note ? `${line}\n${' '.repeat(26)}${note}` : line;
}
