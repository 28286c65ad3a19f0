import { type Continent, countriesOf, litIn } from './continents';
import type { Countries } from './countries';
import { isPlayable, type LitCountry } from './earth';

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
  const names = countriesOf(continent);
  const own = countries.filter(
    (country) => isPlayable(country) && names.includes(country.name) && country.name !== read,
  );
  const litNames = litIn(continent, lit).map(({ name }) => name);
  const dark = own.filter(({ name }) => !litNames.includes(name));
  return (dark.length > 0 ? dark : own).filter(({ name }) => !excluded.includes(name));
}
