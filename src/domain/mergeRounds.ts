import { mergeNeighbours } from './neighbours';
import { packRound } from './packedRound';
import { type Guess, hasEnded, MAX_GUESSES, type Round, statusAfter } from './round';
import type { RoundId } from './roundId';
import { roundEntries, type Rounds } from './rounds';

const textOf = (value: unknown) => JSON.stringify(value);

/** The multiset difference: guesses in `wanted` that `guesses` lacks. */
function missingFrom(guesses: readonly Guess[], wanted: readonly Guess[]): Guess[] {
  const left = guesses.map(textOf);
  return wanted.filter((guess) => {
    const index = left.indexOf(textOf(guess));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const RANKS = { playing: 0, won: 1, lost: 2 };

/** Which round to build on: by status, length, then text, so that all tabs agree. */
function isPreferred(a: Round, b: Round): boolean {
  const lead = RANKS[a.status] - RANKS[b.status] || a.guesses.length - b.guesses.length;
  return lead > 0 || (lead === 0 && textOf(packRound(a)) <= textOf(packRound(b)));
}

/**
 * Whether an imported round replaces mine: a finished one an unfinished one, and the longer of two unfinished
 * ones the shorter. So results that counted never change, and no finished round reopens.
 */
export const improves = (imported: Round, mine: Round): boolean =>
  !hasEnded(mine) && (hasEnded(imported) || imported.guesses.length > mine.guesses.length);

const resultOf = ({ answer: { lat, lon }, guesses, status }: Round) =>
  textOf([lat, lon, status, guesses.map(({ distance, direction }) => [distance, direction])]);

/** Whether two rounds differ in names at most. */
export const hasSameResult = (a: Round, b: Round): boolean => resultOf(a) === resultOf(b);

/** Unites the guesses; `mergeRounds` handles the other fields. */
function mergeGuesses(a: Round, b: Round): Round {
  if (a.importedAt !== b.importedAt) {
    const [mine, imported] = (a.importedAt ?? 0) < (b.importedAt ?? 0) ? [a, b] : [b, a];
    return improves(imported, mine) || hasSameResult(imported, mine) ? imported : mine;
  }
  const [preferred, other] = isPreferred(a, b) ? [a, b] : [b, a];
  // A data correction may have given one id two puzzles.
  const isOnePuzzle = textOf(a.answer) === textOf(b.answer);
  const missing = missingFrom(preferred.guesses, other.guesses);
  if (!isOnePuzzle || preferred.status === 'lost' || missing.length === 0) return preferred;

  const all = [...preferred.guesses, ...missing];
  const correct = all.filter(({ isCorrect }) => isCorrect).slice(0, 1);
  const guesses = [...all.filter(({ isCorrect }) => !isCorrect), ...correct];
  if (guesses.length > MAX_GUESSES && hasEnded(preferred)) return preferred;
  return { ...preferred, guesses: guesses.slice(0, MAX_GUESSES), status: statusAfter(guesses) };
}

const earlier = (a?: number, b?: number) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);

/** What is united apart from the guesses, a later release's facts too. */
const factsOf = ({ answer, guesses, status, importedAt, neighbours, ...facts }: Round) => facts;

/** How each fact is united: types ask for the rule of a new one. */
const RULES: {
  readonly [Fact in keyof ReturnType<typeof factsOf>]-?: (a: Round, b: Round) => Round[Fact];
} = {
  openedAt: (a, b) => earlier(a.openedAt, b.openedAt),
  endedAt: (a, b) => earlier(a.endedAt, b.endedAt),
  // Two friends may send the same maps: use either result, but the same one in all tabs. Sorting puts
  // undefined last.
  friendsResult: (a, b) => [a.friendsResult, b.friendsResult].sort()[0],
};

/** The answers to the question about a round's country: those of two states of it, united. */
export function unitedNeighbours({ answer }: Round, one: Round, other: Round) {
  const [a, b] = [one, other]
    .filter((round) => round.answer.name === answer.name)
    .flatMap(({ neighbours }) => neighbours ?? []);
  return a && b ? mergeNeighbours(a, b, answer.name) : a;
}

/**
 * Unites two tabs' states of one round: all guesses, shared ones first, the correct one last. A lost round
 * never changes, nor an ended one whose union would be too long; of two unended ones, the first six guesses
 * stay. The earlier `openedAt` and `endedAt` count. If one tab has imported the round, one of the two is taken whole.
 *
 * Commutative and idempotent, so that tabs converge; facts that only a later release knows are `b`'s, as it
 * has stored them.
 * @returns `a` itself if `b` adds nothing
 */
export function mergeRounds(a: Round, b: Round): Round {
  const merged = mergeGuesses(a, b);
  const united = Object.entries(RULES).map(([fact, rule]) => [fact, rule(a, b)] as const);
  const known = united.filter(([, value]) => value !== undefined);
  const facts = { ...factsOf(a), ...factsOf(b), ...Object.fromEntries(known) };
  const neighbours = unitedNeighbours(merged, a, b);
  if (merged === a && textOf([facts, neighbours]) === textOf([factsOf(a), a.neighbours])) return a;
  return { ...merged, ...facts, ...(neighbours && { neighbours }) };
}

/** Returns `mine` itself if `theirs` adds nothing. */
export function mergeAllRounds(mine: Rounds, theirs: Rounds): Rounds {
  const changed = roundEntries(theirs).flatMap(([id, round]): [RoundId, Round][] => {
    const own = mine[id];
    const merged = own ? mergeRounds(own, round) : round;
    return merged === own ? [] : [[id, merged]];
  });
  return changed.length === 0 ? mine : { ...mine, ...Object.fromEntries(changed) };
}
