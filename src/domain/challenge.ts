import { type Challenge, formatChallenge } from './challengeCode';
import type { Countries } from './countries';
import { hasEnded, LOST_SCORE, newRound, type Puzzle, type Round } from './round';
import { challengeRoundId } from './roundId';
import type { Rounds } from './rounds';

/** A challenge's rounds in order. New ones get the friend's result. */
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

const scoreOf = ({ status, guesses }: Round): number =>
  status === 'lost' ? LOST_SCORE : guesses.length;

/** Scores; null until all rounds have ended. */
export const resultOf = (rounds: readonly Round[]): number[] | null =>
  rounds.every(hasEnded) ? rounds.map(scoreOf) : null;

/** The friend's result; null without one, or if it equals the player's: the link may be their own. */
export const friendsResult = (
  { result }: Challenge,
  mine: readonly number[],
): readonly number[] | null =>
  result?.some((score, index) => score !== mine[index]) ? result : null;

/** The total score; lower is better. */
export const totalOf = (result: readonly number[]): number =>
  result.reduce((total, score) => total + score, 0);
