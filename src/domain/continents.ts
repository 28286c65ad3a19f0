import continents from '../data/continents.json' with { type: 'json' };
import type { LitCountry } from './earth';

/** Natural Earth's; islands of its “seven seas” belong to the nearest. */
export type Continent = keyof typeof continents;

export const CONTINENTS = Object.keys(continents) as Continent[];

/** The names of a continent's countries. */
export const countriesOf = (continent: Continent): readonly string[] =>
  continents[continent].split(', ');

export const continentOf = (country: string): Continent | undefined =>
  CONTINENTS.find((continent) => countriesOf(continent).includes(country));

/** A continent as addresses have it. */
export const slugOf = (continent: Continent) => continent.toLowerCase().replace(' ', '-');

/** @param slug in any case */
export const continentWithSlug = (slug: string): Continent | undefined =>
  CONTINENTS.find((continent) => slugOf(continent) === slug.toLowerCase());

/** The lit countries of a continent, in the same order. */
export function litIn(continent: Continent, lit: readonly LitCountry[]) {
  const names = countriesOf(continent);
  return lit.filter(({ name }) => names.includes(name));
}

/** Whether no country of a continent is dark. */
export const isComplete = (continent: Continent, lit: readonly LitCountry[]) =>
  litIn(continent, lit).length === countriesOf(continent).length;

/** The continents without a dark country, in the order in which they were completed. */
export function completeContinents(lit: readonly LitCountry[]): Continent[] {
  const lastIn = (continent: Continent) =>
    lit.findLastIndex(({ name }) => countriesOf(continent).includes(name));
  return CONTINENTS.filter((continent) => isComplete(continent, lit)).sort(
    (a, b) => lastIn(a) - lastIn(b),
  );
}

/** Numbers of lit countries. */
const MILESTONES = [10, 25, 50, 100, 150] as const;

export type Milestone = (typeof MILESTONES)[number] | 'continent' | 'all';

/**
 * The milestone that a country completes, if any.
 * @param lit the countries lit by then, itself included
 * @param total how many can be lit
 */
export function milestoneOf(
  country: string,
  lit: readonly LitCountry[],
  total: number,
): Milestone | undefined {
  if (lit.length === total) return 'all';
  const continent = continentOf(country);
  if (continent && isComplete(continent, lit)) return 'continent';
  return MILESTONES.find((count) => count === lit.length);
}
