import { lastDays, previousUtcDate, type UtcDate } from './calendar';
import { hasEnded, isBegun, MAX_GUESSES, type Round } from './round';

export type Statistics = {
  /** Daily rounds that have ended. */
  readonly played: number;
  readonly won: number;
  /** Days won in a row, up to today, or up to yesterday until today's round has ended. */
  readonly currentStreak: number;
  readonly longestStreak: number;
  /** Whether the current streak is longer than any before. */
  readonly isNewBest: boolean;
  /** How many rounds were won with 1, 2, … 6 guesses. */
  readonly distribution: readonly number[];
};

/**
 * The statistics of daily rounds. As in Wordle, a lost round or a missed day ends a streak.
 * @param rounds daily rounds by UTC day, including unfinished ones
 * @param today the UTC day
 */
export function statisticsOf(rounds: Readonly<Record<UtcDate, Round>>, today: UtcDate): Statistics {
  const distribution = Array.from({ length: MAX_GUESSES }, () => 0);
  let [played, longestStreak] = [0, 0];
  /** For each day that was won, the length of its streak up to that day. */
  const streaks = new Map<UtcDate, number>();
  // Entries sort by date, their first part.
  for (const [date, round] of Object.entries(rounds).sort() as [UtcDate, Round][]) {
    if (hasEnded(round)) played++;
    if (round.status !== 'won') continue;
    const index = round.guesses.length - 1;
    distribution[index] = (distribution[index] ?? 0) + 1;
    const streak = (streaks.get(previousUtcDate(date)) ?? 0) + 1;
    streaks.set(date, streak);
    longestStreak = Math.max(longestStreak, streak);
  }
  const todays = rounds[today];
  const isOver = todays && hasEnded(todays);
  const currentStreak = streaks.get(isOver ? today : previousUtcDate(today)) ?? 0;
  const asLong = [...streaks.values()].filter((streak) => streak >= currentStreak);
  return {
    played,
    won: streaks.size,
    currentStreak,
    longestStreak,
    isNewBest: currentStreak > 0 && asLong.length === 1,
    distribution,
  };
}

/** The last seven days, today last, each with its round if that was begun. */
export const lastWeek = (rounds: Readonly<Record<UtcDate, Round>>, today: UtcDate) =>
  lastDays(today, 7).map((date) => {
    const round = rounds[date];
    return { date, round: round && isBegun(round) ? round : null };
  });
