import { DAY_MS } from './calendar';
import type { Countries } from './countries';
import { landmarkOf } from './round';
import { kindOf } from './roundId';
import { firstWins, type Rounds, type Win } from './rounds';

/** A country that the player has recognised: its first win lights it on their Earth. */
export type LitCountry = Win & { readonly name: string };

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

/** Countries lit up to another one, itself included; with a daily round, all of its day. */
export function litUpTo(lit: readonly LitCountry[], { id, at }: LitCountry) {
  const until = kindOf(id) === 'daily' ? at + DAY_MS : at;
  return lit.filter((country) => country.at <= until);
}

/**
 * Countries to draw a practice round from: dark ones as long as there are any.
 * @param excluded names that may not be drawn
 */
export function practiceCountries(
  countries: Countries,
  lit: readonly LitCountry[],
  excluded: readonly (string | undefined)[],
): Countries {
  const open = countries.filter(
    (country) => isPlayable(country) && !excluded.includes(country.name),
  );
  const dark = open.filter(({ name }) => !lit.some((each) => each.name === name));
  return dark.length > 0 ? dark : open;
}
