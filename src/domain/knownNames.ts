import type { Countries } from './countries';
import type { Round } from './round';

/**
 * Tests whether all countries of a round are or were in the list. Countries are only ever appended, and a
 * renamed one keeps its old name as an alias: docs/adr/012.
 */
export function hasKnownNames(countries: Countries) {
  const known = new Set(
    countries.flatMap(({ name, aliases, englishAliases = [] }) => [
      name,
      ...aliases,
      ...englishAliases,
    ]),
  );
  return ({ answer, guesses }: Round) => [answer, ...guesses].every(({ name }) => known.has(name));
}
