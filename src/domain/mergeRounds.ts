import { entriesOf } from './entriesOf';
import { type Guess, MAX_GUESSES, type Round, roundStatus } from './round';

const textOf = (value: unknown) => JSON.stringify(value);

/** What a list of guesses lacks of another, each guess as often as it is lacking. */
function lacking(guesses: readonly Guess[], wanted: readonly Guess[]): Guess[] {
  const left = guesses.map(textOf);
  return wanted.filter((guess) => {
    const index = left.indexOf(textOf(guess));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** More than 0 where a round is to be preferred to another that it cannot be united with. */
function preference(a: Round, b: Round): number {
  const [endedA, endedB] = [a, b].map((round) => Number(roundStatus(round) !== 'playing'));
  return (
    (endedA ?? 0) - (endedB ?? 0) ||
    a.guesses.length - b.guesses.length ||
    (textOf(a) < textOf(b) ? 1 : -1)
  );
}

/**
 * One round of two states of it that were played side by side, in two tabs: with all guesses of
 * both, those that they share first, the correct one last. Where these are more than a round holds,
 * an ended round is kept as it is, and of two unended ones the first six guesses.
 *
 * The order of the two does not matter, and what has been merged once stays as it is: tabs that tell
 * each other come to the same.
 * @returns `a` itself when nothing of `b` is lacking in it
 */
export function mergeRounds(a: Round, b: Round): Round {
  if (textOf(a) === textOf(b)) return a;
  const preferred = preference(a, b) > 0 ? a : b;
  // A correction of the data came between: two rounds that have one name.
  if (textOf(a.answer) !== textOf(b.answer)) return preferred;
  const [inB, inA] = [lacking(a.guesses, b.guesses), lacking(b.guesses, a.guesses)];
  if (inA.length === 0) return inB.length === 0 ? preferred : b;
  if (inB.length === 0) return a;

  const [first, rest] = textOf(a) < textOf(b) ? [a, inB] : [b, inA];
  const all = [...first.guesses, ...rest];
  const correct = all.filter(({ isCorrect }) => isCorrect).slice(0, 1);
  const wrong = all.filter(({ isCorrect }) => !isCorrect);
  const isTooLong = wrong.length + correct.length > MAX_GUESSES;
  if (isTooLong && roundStatus(preferred) !== 'playing') return preferred;
  return {
    answer: a.answer,
    guesses: [...wrong.slice(0, MAX_GUESSES - correct.length), ...correct],
  };
}

/**
 * What a record of rounds becomes when another tab has stored its own. Where that lacks something,
 * the result is another object even if it holds the same: whoever compares will store it again.
 * @param mine the rounds that are held
 * @param theirs those that were stored
 * @param worthStoring those of mine that must not be lacking there
 */
export function reconcile<Key extends string>(
  mine: Record<Key, Round>,
  theirs: Record<Key, Round>,
  worthStoring: Readonly<Record<Key, Round>> = mine,
): Record<Key, Round> {
  const merged = mergeRecords(mine, theirs);
  const isLacking = mergeRecords(theirs, worthStoring) !== theirs;
  return isLacking && merged === mine ? { ...mine } : merged;
}

/** Merges two records of rounds; gives `a` itself when nothing of `b` is lacking in it. */
export function mergeRecords<Key extends string>(
  a: Record<Key, Round>,
  b: Readonly<Record<Key, Round>>,
): Record<Key, Round> {
  const news = entriesOf(b).flatMap(([key, round]) => {
    const merged = key in a ? mergeRounds(a[key], round) : round;
    return key in a && merged === a[key] ? [] : [[key, merged] as const];
  });
  return news.length === 0 ? a : { ...a, ...Object.fromEntries(news) };
}
