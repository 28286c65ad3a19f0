import { previousUtcDate, type UtcDate } from './calendar';
import { hasEnded, MAX_GUESSES, type Round } from './round';

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
