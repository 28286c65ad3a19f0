import type { KnownNames } from './knownNames';
import type { Round } from './round';

/** Tests whether all countries of a round are or were in the list. */
export const hasKnownNames =
  (nameOf: KnownNames) =>
  ({ answer, guesses, neighbours }: Round) =>
    [
      answer.name,
      ...guesses.map(({ name }) => name),
      ...(neighbours ? [...neighbours.asked, ...neighbours.given] : []),
    ].every((name) => name === null || nameOf(name) !== undefined);
