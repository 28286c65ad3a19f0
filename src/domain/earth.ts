import { DAY_MS, nextUtcDate, type UtcDate } from './calendar';
import type { Countries } from './countries';
import { landmarkOf } from './round';
import { kindOf } from './roundId';
import { firstWins, type Rounds, type Win } from './rounds';

/** A country that the player has recognised: its first win lights it on their Earth. */
export type LitCountry = Win & { readonly name: string };

/** Whether a country can be drawn, and so be lit. */
export const isPlayable = (country: Countries[number]) => landmarkOf(country) !== null;

/** Names of the countries that can be lit. */
export const playableNames = (countries: Countries): ReadonlySet<string> =>
  new Set(countries.filter(isPlayable).map(({ name }) => name));

/**
 * Lit countries, first to last. Developers' rounds light none, nor do countries no longer in the list. Times
 * after today are a wrong clock's: those countries come first, or they would be the last for years.
 */
export function litCountries(
  rounds: Rounds,
  countries: Countries,
  today: UtcDate,
): readonly LitCountry[] {
  const playable = playableNames(countries);
  const tomorrow = Date.parse(nextUtcDate(today));
  const order = ({ at }: Win) => (at < tomorrow ? at : -1);
  return [...firstWins(rounds, (id) => kindOf(id) !== 'dev')]
    .filter(([name]) => playable.has(name))
    .map(([name, win]) => ({ name, ...win }))
    .sort((a, b) => order(a) - order(b));
}

/** Countries lit up to another one, itself included; all of its day with a daily round of unknown end. */
export function litUpTo(lit: readonly LitCountry[], country: LitCountry) {
  const own = lit.indexOf(country);
  const isVague = kindOf(country.id) === 'daily' && country.round.endedAt === undefined;
  const until = isVague ? country.at + DAY_MS : 0;
  return lit.filter(({ at }, index) => index <= own || at < until);
}

/**
 * Countries to draw a practice round from: dark ones as long as there are any.
 * @param excluded names that may not be drawn
 */
export function practiceCountries(
  countries: Countries,
  lit: readonly LitCountry[],
  excluded: readonly (string | null | undefined)[],
): Countries {
  const open = countries.filter(
    (country) => isPlayable(country) && !excluded.includes(country.name),
  );
  const dark = open.filter(({ name }) => !lit.some((each) => each.name === name));
  return dark.length > 0 ? dark : open;
}
