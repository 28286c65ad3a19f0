import { type Challenge, formatChallenge } from './challengeCode';
import type { Countries } from './countries';
import { hasEnded, LOST_SCORE, newRound, type Puzzle, type Round } from './round';
import { challengeRoundId } from './roundId';
import type { Rounds } from './rounds';

/** The rounds of a challenge in their order, as they stand. New ones keep what the friend needed. */
export function challengeRounds(
  { positions, result }: Challenge,
  countries: Countries,
  rounds: Rounds,
): Puzzle[] {
  const code = formatChallenge({ positions, result: null }, countries);
  return positions.map((position, index) => {
    const id = challengeRoundId(code, index + 1);
    const round = newRound(countries[position]);
    const opened = round && result ? { ...round, friendsResult: [...result] } : round;
    return { id, round: rounds[id] ?? opened };
  });
}

/** What a round that has ended counts in a challenge. */
const scoreOf = ({ status, guesses }: Round): number =>
  status === 'lost' ? LOST_SCORE : guesses.length;

/** What rounds count, one by one; null until all have ended. */
export const resultOf = (rounds: readonly Round[]): number[] | null =>
  rounds.every(hasEnded) ? rounds.map(scoreOf) : null;

/**
 * What a challenge's link tells of the friend, or null. Where it is what the player needed, map by map,
 * the link may be the player's own.
 */
export const friendsResult = (
  { result }: Challenge,
  mine: readonly number[],
): readonly number[] | null =>
  result?.some((score, index) => score !== mine[index]) ? result : null;

/** The fewer, the better. */
export const totalOf = (result: readonly number[]): number =>
  result.reduce((total, score) => total + score, 0);
