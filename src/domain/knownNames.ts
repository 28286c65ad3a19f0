import { type Countries, labelOf } from './countries';
import { fold } from './fold';
import type { Round } from './round';

/**
 * Reads names from outside. Countries are only ever appended, and a renamed one keeps its old name as an
 * alias: docs/changes-after-launch.md.
 * @returns the present name of the country that has or had a name; undefined if none did
 */
export function knownNames(countries: Countries) {
  const present = new Set(countries.map(({ name }) => name));
  // In other languages, an old English name may be left out because a label or reading reads like it.
  const foldNames = () =>
    new Map(
      countries.flatMap((country) => {
        const { name, aliases, readings = [], englishAliases = [] } = country;
        const others = [name, labelOf(country), ...aliases, ...readings, ...englishAliases];
        return others.map((text) => [fold(text), name] as const);
      }),
    );
  // Only an old name needs it, and it takes some milliseconds.
  let folded: ReturnType<typeof foldNames> | undefined;
  return (text: string): string | undefined =>
    present.has(text) ? text : (folded ??= foldNames()).get(fold(text));
}

export type KnownNames = ReturnType<typeof knownNames>;

/** Tests whether the countries of a round are or were in the list. */
export const hasKnownNames =
  (nameOf: KnownNames) =>
  ({ answer, guesses }: Round) =>
    [answer, ...guesses].every(({ name }) => nameOf(name) !== undefined);
