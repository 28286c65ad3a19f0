import { expect } from 'vitest';

import {
  type Guess,
  hasEnded,
  isLegalRound,
  MAX_GUESSES,
  type Round,
} from '../../src/domain/round';
import { kindOf } from '../../src/domain/roundId';
import { filterRounds, keptRounds, type Rounds } from '../../src/domain/rounds';

/** The rounds of which nothing may be lost. Of those for practice only the last is kept. */
export const kept = (rounds: Rounds) =>
  filterRounds(keptRounds(rounds), (id) => kindOf(id) !== 'practice');

const timesOf = (guesses: readonly Guess[], name: string) =>
  guesses.filter((guess) => guess.name === name).length;

/** How many guesses of another a round lacks, each as often as it lacks it. */
const lackingIn = ({ guesses }: Round, other: Round) =>
  [...new Set(other.guesses.map(({ name }) => name))].reduce(
    (sum, name) => sum + Math.max(0, timesOf(other.guesses, name) - timesOf(guesses, name)),
    0,
  );

/** What has become of a round of which these states were seen. */
export function expectSound(round: Round | undefined, seen: readonly Round[]) {
  if (!round) throw new Error('a round was lost');
  expect(isLegalRound(round)).toBe(true);
  if (seen.some(hasEnded)) expect(hasEnded(round)).toBe(true);
  if (seen.some(({ status }) => status === 'lost')) expect(round.status).toBe('lost');
  // A round has six guesses at most, and one that has ended stays as it is: the rest had no room.
  const lacking = Math.max(...seen.map((each) => lackingIn(round, each)));
  if (lacking > 0) expect(round.guesses.length + lacking).toBeGreaterThan(MAX_GUESSES);
}
