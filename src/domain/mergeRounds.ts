import { packRound } from './packedRound';
import { type Guess, hasEnded, MAX_GUESSES, type Round, statusAfter } from './round';
import type { RoundId } from './roundId';
import { roundEntries, type Rounds } from './rounds';

const textOf = (value: unknown) => JSON.stringify(value);

/** The guesses of `wanted` that `guesses` lacks, each as often as it lacks it. */
function missingFrom(guesses: readonly Guess[], wanted: readonly Guess[]): Guess[] {
  const left = guesses.map(textOf);
  return wanted.filter((guess) => {
    const index = left.indexOf(textOf(guess));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const RANKS = { playing: 0, won: 1, lost: 2 };

/** Whether to build on `a`: by status, then length, then text, on which all tabs agree. */
function isPreferred(a: Round, b: Round): boolean {
  const lead = RANKS[a.status] - RANKS[b.status] || a.guesses.length - b.guesses.length;
  return lead > 0 || (lead === 0 && textOf(packRound(a)) <= textOf(packRound(b)));
}

/** Unites what was played; `mergeRounds` does the rest. */
function mergeGuesses(a: Round, b: Round): Round {
  const [preferred, other] = isPreferred(a, b) ? [a, b] : [b, a];
  // The data may have been corrected in between: one id, two puzzles.
  const isOnePuzzle = textOf(a.answer) === textOf(b.answer);
  const missing = missingFrom(preferred.guesses, other.guesses);
  if (!isOnePuzzle || preferred.status === 'lost' || missing.length === 0) return preferred;

  const all = [...preferred.guesses, ...missing];
  const correct = all.filter(({ isCorrect }) => isCorrect).slice(0, 1);
  const guesses = [...all.filter(({ isCorrect }) => !isCorrect), ...correct];
  if (guesses.length > MAX_GUESSES && hasEnded(preferred)) return preferred;
  return { ...preferred, guesses: guesses.slice(0, MAX_GUESSES), status: statusAfter(guesses) };
}

/**
 * Unites two states of one round that was played in two tabs: the guesses of both, shared ones first,
 * the correct one last. A lost round never changes, nor does an ended one if the union is longer than a
 * round; of two unended ones the first six guesses are kept. The earlier `openedAt` counts.
 *
 * Commutative and idempotent, so that tabs converge.
 * @returns `a` itself when it lacks nothing of `b`
 */
export function mergeRounds(a: Round, b: Round): Round {
  const merged = mergeGuesses(a, b);
  const openedAt = Math.min(a.openedAt ?? Infinity, b.openedAt ?? Infinity);
  // Two friends may have sent the same maps: any one result will do, if all tabs choose the same.
  // Sorting puts undefined last.
  const [friendsResult] = [a.friendsResult, b.friendsResult].sort();
  if (merged === a && openedAt === (a.openedAt ?? Infinity) && friendsResult === a.friendsResult)
    return a;
  return {
    ...merged,
    ...(openedAt < Infinity && { openedAt }),
    ...(friendsResult && { friendsResult }),
  };
}

/** Merges the rounds of two tabs by id; returns `mine` itself when it lacks nothing of `theirs`. */
export function mergeAllRounds(mine: Rounds, theirs: Rounds): Rounds {
  const changed = roundEntries(theirs).flatMap(([id, round]): [RoundId, Round][] => {
    const own = mine[id];
    const merged = own ? mergeRounds(own, round) : round;
    return merged === own ? [] : [[id, merged]];
  });
  return changed.length === 0 ? mine : { ...mine, ...Object.fromEntries(changed) };
}
