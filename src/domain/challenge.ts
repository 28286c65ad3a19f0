import { type Challenge, formatChallenge, isMapOf } from './challengeCode';
import type { Countries, Country } from './countries';
import { hasEnded, newRound, type Puzzle, type Round, scoreOf } from './round';
import { challengeOf, challengeRoundId, kindOf } from './roundId';
import { roundEntries, type Rounds } from './rounds';

/** A guessed practice round of this map that has ended: who sends one has played it. */
const practised = (rounds: Rounds, country: Country | undefined) =>
  roundEntries(rounds).find(
    ([id, round]) =>
      kindOf(id) === 'practice' &&
      hasEnded(round) &&
      round.guesses.length > 0 &&
      isMapOf(country, round),
  )?.[1];

/** A challenge's rounds in order. New ones get the friend's result. */
export function challengeRounds(
  { positions, result }: Challenge,
  countries: Countries,
  rounds: Rounds,
): Puzzle[] {
  const code = formatChallenge({ positions, result: null }, countries);
  return positions.map((position, index) => {
    const id = challengeRoundId(code, index + 1);
    const sent = positions.length === 1 ? practised(rounds, countries[position]) : undefined;
    const round = sent ?? newRound(countries[position]);
    const opened = round && result ? { ...round, friendsResult: [...result] } : round;
    return { id, round: rounds[id] ?? opened };
  });
}

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
  // One map is often solved alike.
  const isMine = result?.every((score, index) => score === mine?.[index]);
  if (result && (!isMine || result.length === 1)) return result;
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
