import type { Round } from './round';

/** Of rounds won; undefined without one. */
export function averageGuesses(rounds: readonly Round[]): number | undefined {
  const won = rounds.filter(({ status }) => status === 'won');
  const guesses = won.reduce((sum, round) => sum + round.guesses.length, 0);
  return won.length === 0 ? undefined : guesses / won.length;
}
