import type { UtcDate } from './calendar';
import type { Round } from './round';

/**
 * The month with the most rounds won, the later of two; null before the first win.
 * @param rounds daily rounds by UTC day, unfinished ones too
 * @returns the month as `YYYY-MM`
 */
export function bestMonth(rounds: Readonly<Record<UtcDate, Round>>) {
  const months = new Map<string, number>();
  for (const [date, { status }] of Object.entries(rounds)) {
    const month = date.slice(0, 'YYYY-MM'.length);
    if (status === 'won') months.set(month, (months.get(month) ?? 0) + 1);
  }
  const [best] = [...months]
    .map(([month, won]) => ({ month, won }))
    .sort((a, b) => b.won - a.won || (a.month < b.month ? 1 : -1));
  return best ?? null;
}
