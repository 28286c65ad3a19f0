/** What follows from the answers to the question after a round. */
import { isOver, type Neighbours, withAnswers } from './neighbours';
import type { Round } from './round';

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
