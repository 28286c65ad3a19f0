import { lastDays, previousUtcDate, type UtcDate } from './calendar';
import { hasEnded, isBegun, MAX_GUESSES, type Round } from './round';

export type Statistics = {
  /** Ended daily rounds. */
  readonly played: number;
  readonly won: number;
  /** Days won in a row, up to today; up to yesterday until today's round has ended. */
  readonly currentStreak: number;
  readonly longestStreak: number;
  /** Whether the current streak beats all earlier ones. */
  readonly isNewBest: boolean;
  /** Whether today's month has more rounds won than each month before; not a player's first. */
  readonly isBestMonth: boolean;
  /** Rounds won with 1, 2, … 6 guesses. */
  readonly distribution: readonly number[];
};

/**
 * As in Wordle, a lost round or a missed day ends a streak.
 * @param rounds daily rounds by UTC day, unfinished ones too
 */
export function statisticsOf(rounds: Readonly<Record<UtcDate, Round>>, today: UtcDate): Statistics {
  const ended = (Object.entries(rounds) as [UtcDate, Round][]).filter(([, each]) => hasEnded(each));
  // Entries sort by their first part, the date.
  const won = ended.filter(([, { status }]) => status === 'won').sort();
  /** For each day won, the length of its streak so far. */
  const streaks = new Map<UtcDate, number>();
  for (const [date] of won) streaks.set(date, (streaks.get(previousUtcDate(date)) ?? 0) + 1);
  const lengths = [...streaks.values()];
  const isOver = ended.some(([date]) => date === today);
  const currentStreak = streaks.get(isOver ? today : previousUtcDate(today)) ?? 0;
  const month = today.slice(0, 'YYYY-MM'.length);
  const wonInMonth = won.filter(([date]) => date.startsWith(month)).length;
  const bestBefore = bestMonth(Object.fromEntries(won.filter(([date]) => date < month)));
  const wonIn = (count: number) => won.filter(([, { guesses }]) => guesses.length === count).length;
  return {
    played: ended.length,
    won: won.length,
    currentStreak,
    longestStreak: Math.max(0, ...lengths),
    isNewBest: currentStreak > 0 && lengths.filter((each) => each >= currentStreak).length === 1,
    isBestMonth: bestBefore !== null && wonInMonth > bestBefore.won,
    distribution: Array.from({ length: MAX_GUESSES }, (_, index) => wonIn(index + 1)),
  };
}

/** Of rounds won; undefined without one. */
export function averageGuesses(rounds: readonly Round[]): number | undefined {
  const won = rounds.filter(({ status }) => status === 'won');
  const guesses = won.reduce((sum, round) => sum + round.guesses.length, 0);
  return won.length === 0 ? undefined : guesses / won.length;
}

/** Today is last; days without a begun round have null. */
export const lastWeek = (rounds: Readonly<Record<UtcDate, Round>>, today: UtcDate) =>
  lastDays(today, 7).map((date) => {
    const round = rounds[date];
    return { date, round: round && isBegun(round) ? round : null };
  });

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
