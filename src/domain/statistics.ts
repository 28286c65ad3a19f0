import { lastDays, monthOf, previousUtcDate, type UtcDate } from './calendar';
import { hasEnded, isBegun, MAX_GUESSES, type Round } from './round';

/** Daily rounds by UTC day, unfinished ones too. */
type DailyRounds = Readonly<Record<UtcDate, Round>>;
const entriesOf = (rounds: DailyRounds) => Object.entries(rounds) as [UtcDate, Round][];

export type Statistics = {
  /** Ended daily rounds. */
  readonly played: number;
  readonly won: number;
  /** Days won in a row, up to today; up to yesterday until today's round has ended. */
  readonly currentStreak: number;
  readonly longestStreak: number;
  /** Whether the current streak beats all earlier ones. */
  readonly isNewBest: boolean;
  /** Rounds won with 1, 2, … 6 guesses. */
  readonly distribution: readonly number[];
};

/** As in Wordle, a lost round or a missed day ends a streak. */
export function statisticsOf(rounds: DailyRounds, today: UtcDate): Statistics {
  const ended = entriesOf(rounds).filter(([, each]) => hasEnded(each));
  // Entries sort by their first part, the date.
  const won = ended.filter(([, { status }]) => status === 'won').sort();
  /** For each day won, the length of its streak so far. */
  const streaks = new Map<UtcDate, number>();
  for (const [date] of won) streaks.set(date, (streaks.get(previousUtcDate(date)) ?? 0) + 1);
  const lengths = [...streaks.values()];
  const isOver = ended.some(([date]) => date === today);
  const currentStreak = streaks.get(isOver ? today : previousUtcDate(today)) ?? 0;
  const wonIn = (count: number) => won.filter(([, { guesses }]) => guesses.length === count).length;
  return {
    played: ended.length,
    won: won.length,
    currentStreak,
    longestStreak: Math.max(0, ...lengths),
    isNewBest: currentStreak > 0 && lengths.filter((each) => each >= currentStreak).length === 1,
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
export const lastWeek = (rounds: DailyRounds, today: UtcDate) =>
  lastDays(today, 7).map((date) => {
    const round = rounds[date];
    return { date, round: round && isBegun(round) ? round : null };
  });

/** The number of rounds won in each month that has one, by `YYYY-MM`. */
function wonByMonth(rounds: DailyRounds) {
  const months = new Map<string, number>();
  for (const [date, { status }] of entriesOf(rounds))
    if (status === 'won') months.set(monthOf(date), (months.get(monthOf(date)) ?? 0) + 1);
  return months;
}

/** The month with the most rounds won, as `YYYY-MM`, the later of two; null before the first win. */
export function bestMonth(rounds: DailyRounds) {
  const [best] = [...wonByMonth(rounds)]
    .map(([month, won]) => ({ month, won }))
    .sort((a, b) => b.won - a.won || (a.month < b.month ? 1 : -1));
  return best ?? null;
}

/** Whether today's month has more rounds won than each month before; not a player's first. */
export function isBestMonth(rounds: DailyRounds, today: UtcDate): boolean {
  const months = wonByMonth(rounds);
  const before = [...months].filter(([month]) => month < monthOf(today)).map(([, won]) => won);
  return before.length > 0 && (months.get(monthOf(today)) ?? 0) > Math.max(...before);
}
