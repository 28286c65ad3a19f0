/** The question after a round: which countries lie around its own. */
import type { Round } from './round';

/** So many wrong names end it. */
export const MAX_MISSES = 3;

/** What was asked after a round, and the answers, in order. Everything else follows from these. */
export type Neighbours = {
  /** As the atlas had them then: a later one changes no result. */
  readonly asked: string[];
  /** Null: the player asked to see the rest. */
  readonly given: (string | null)[];
};

/** Also if nothing was asked. */
export const isOver = ({ asked, given }: Neighbours): boolean =>
  given.includes(null) ||
  given.filter((name) => !asked.includes(name ?? '')).length >= MAX_MISSES ||
  asked.every((name) => given.includes(name));

/**
 * Adds answers in order, as far as they are legal: until the end, and no name twice, nor the country's own.
 * @param own the country's name
 * @returns `neighbours` itself if none is
 */
export const withAnswers = (
  neighbours: Neighbours,
  names: Neighbours['given'],
  own: string,
): Neighbours =>
  names.reduce<Neighbours>(
    (so, name) =>
      isOver(so) || name === own || so.given.includes(name)
        ? so
        : { ...so, given: [...so.given, name] },
    neighbours,
  );

const textOf = (value: unknown) => JSON.stringify(value);

/**
 * Unites two tabs' or devices' answers of one round: all right names, and as many wrong ones as are allowed. Of
 * what two atlases asked, one counts alone. Commutative, associative and idempotent: it does not matter in which
 * order tabs meet.
 */
export function mergeNeighbours(a: Neighbours, b: Neighbours, own: string): Neighbours {
  const [mine, theirs] = [textOf(a.asked), textOf(b.asked)];
  if (mine !== theirs) return mine > theirs ? a : b;
  const { asked } = a;
  const names = new Set([...a.given, ...b.given]);
  const wrong = [...names].filter((name) => name !== null && !asked.includes(name)).sort();
  const right = asked.filter((name) => names.has(name));
  // One more wrong name would end it before the right ones.
  const ordered = [...wrong.splice(0, MAX_MISSES - 1), ...right, ...wrong];
  const united = withAnswers(
    { asked, given: [] },
    names.has(null) ? [...ordered, null] : ordered,
    own,
  );
  // A list with the same names keeps the order of play.
  const isAll = ({ given }: Neighbours) =>
    given.length === united.given.length && given.every((name) => united.given.includes(name));
  const [played = united] = [a, b]
    .filter((each) => isAll(each) && textOf(each) !== textOf(united))
    .sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
  return played;
}

export const foundIn = ({ asked, given }: Neighbours) =>
  asked.filter((name) => given.includes(name));

/** Wrong names, in order. */
export const missesIn = ({ asked, given }: Neighbours) =>
  given.flatMap((name) => (name === null || asked.includes(name) ? [] : [name]));

/** Whether play can have led to them: validates answers from outside. */
export const areLegal = ({ asked, given }: Neighbours, own: string): boolean =>
  given.length > 0 &&
  new Set([...asked, own]).size === asked.length + 1 &&
  withAnswers({ asked, given: [] }, given, own).given.length === given.length;

/** Neighbours named and asked for in all rounds whose question is over. */
export function totalsOf(rounds: readonly Round[]) {
  const over = rounds.flatMap(({ neighbours }) =>
    neighbours && isOver(neighbours) ? [neighbours] : [],
  );
  return {
    named: over.flatMap(foundIn).length,
    asked: over.flatMap(({ asked }) => asked).length,
  };
}
