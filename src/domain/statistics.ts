import { previousUtcDate, type UtcDate } from './calendar';
import { MAX_GUESSES, type Round, roundStatus } from './round';

export type Statistics = {
  /** Daily rounds that have ended. */
  readonly played: number;
  readonly won: number;
  /** Days in a row that were won, up to today, or to yesterday while today's round is open. */
  readonly currentStreak: number;
  readonly longestStreak: number;
  /** How many rounds were won with 1 to 6 guesses. */
  readonly distribution: readonly number[];
};

/**
 * What the daily rounds come to. As in Wordle a streak ends with a lost round, or with a day on which
 * none was finished.
 * @param rounds daily rounds by UTC day, unfinished ones among them
 * @param today the UTC day
 */
export function statisticsOf(rounds: Readonly<Record<UtcDate, Round>>, today: UtcDate): Statistics {
  const distribution = Array.from({ length: MAX_GUESSES }, () => 0);
  let [played, longestStreak] = [0, 0];
  /** The streak that each won day belongs to, by its length until then. */
  const streaks = new Map<UtcDate, number>();
  for (const date of (Object.keys(rounds) as UtcDate[]).sort()) {
    const round = rounds[date];
    if (!round) continue;
    const status = roundStatus(round);
    if (status !== 'playing') played++;
    if (status !== 'won') continue;
    const index = round.guesses.length - 1;
    distribution[index] = (distribution[index] ?? 0) + 1;
    const streak = (streaks.get(previousUtcDate(date)) ?? 0) + 1;
    streaks.set(date, streak);
    longestStreak = Math.max(longestStreak, streak);
  }
  const todays = rounds[today];
  const isOver = todays && roundStatus(todays) !== 'playing';
  const currentStreak = streaks.get(isOver ? today : previousUtcDate(today)) ?? 0;
  return { played, won: streaks.size, currentStreak, longestStreak, distribution };
}
