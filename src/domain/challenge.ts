import { type Challenge, formatChallenge } from './challengeCode';
import type { Countries } from './countries';
import { hasEnded, LOST_SCORE, newRound, type Puzzle, type Round } from './round';
import { challengeOf, challengeRoundId } from './roundId';
import { roundEntries, type Rounds } from './rounds';

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

/**
 * The friend's result: the link's, unless it equals the player's own, whose link it may be; then what the rounds
 * stored before they were played. Null if neither has one.
 * @param rounds the challenge's, in order
 */
export function friendsResult(
  { result }: Challenge,
  rounds: readonly Round[],
): readonly number[] | null {
  const mine = resultOf(rounds);
  if (result?.some((score, index) => score !== mine?.[index])) return result;
  return rounds.findLast((round) => round.friendsResult)?.friendsResult ?? null;
}

/** The total score; lower is better. */
export const totalOf = (result: readonly number[]): number =>
  result.reduce((total, score) => total + score, 0);

/** The total score of a challenge's ended maps. */
export const scoreSoFar = (code: string, rounds: Rounds): number =>
  totalOf(
    roundEntries(rounds).flatMap(([id, round]) =>
      challengeOf(id)?.code === code && hasEnded(round) ? scoreOf(round) : [],
    ),
  );
