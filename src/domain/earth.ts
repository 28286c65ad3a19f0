import { type Continent, countriesOf } from './continents';
import type { Countries } from './countries';
import { landmarkOf } from './round';
import { kindOf } from './roundId';
import { firstWins, type Rounds, type Win } from './rounds';

/** A country that the player has recognised: its first win lights it on their Earth. */
export type LitCountry = Win & { readonly name: string };

/** Whether a country can be drawn, and so be lit. */
const isPlayable = (country: Countries[number]) => landmarkOf(country) !== null;

/** Names of the countries that can be lit. */
export const playableNames = (countries: Countries): ReadonlySet<string> =>
  new Set(countries.filter(isPlayable).map(({ name }) => name));

/** Lit countries, first to last. Developers' rounds light none, nor do countries no longer in the list. */
export function litCountries(rounds: Rounds, countries: Countries): readonly LitCountry[] {
  const playable = playableNames(countries);
  return [...firstWins(rounds, (id) => kindOf(id) !== 'dev')]
    .filter(([name]) => playable.has(name))
    .map(([name, win]) => ({ name, ...win }))
    .sort((a, b) => a.at - b.at);
}

/** Dark countries as long as there are any, else all. */
function darkFirst(countries: Countries, lit: readonly LitCountry[]): Countries {
  const dark = countries.filter(({ name }) => !lit.some((each) => each.name === name));
  return dark.length > 0 ? dark : countries;
}

/**
 * Countries to draw a practice round from: dark ones as long as there are any.
 * @param excluded names that may not be drawn
 */
export const practiceCountries = (
  countries: Countries,
  lit: readonly LitCountry[],
  excluded: readonly (string | null | undefined)[],
): Countries =>
  darkFirst(
    countries.filter((country) => isPlayable(country) && !excluded.includes(country.name)),
    lit,
  );

/**
 * A continent's countries to draw a practice round from: its dark ones, or the lit ones when none is dark.
 * @param excluded names that may not be drawn
 * @param read a name that is no riddle, as if the country were not there
 * @returns none if all dark ones are excluded
 */
export function expeditionCountries(
  continent: Continent,
  countries: Countries,
  lit: readonly LitCountry[],
  excluded: readonly (string | undefined)[],
  read: string | null,
): Countries {
  const names = countriesOf(continent).filter((name) => name !== read);
  const own = countries.filter((country) => isPlayable(country) && names.includes(country.name));
  return darkFirst(own, lit).filter(({ name }) => !excluded.includes(name));
}
