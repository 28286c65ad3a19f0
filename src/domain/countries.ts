import type { UtcDate } from './calendar';
import { dailyIndex } from './dailyRule';
import type { Point } from './geography';

/** A landmark: WGS84 decimal degrees. */
export type Place = Point & { readonly name: string };

/** A country as the game knows it; its first place is the one that is pictured and measured to. */
export type Country = {
  readonly name: string;
  /** What a player may type instead of the name. */
  readonly aliases: readonly string[];
  /** Parts of the country that a player may type for it, as in England for the United Kingdom. */
  readonly parts?: readonly string[] | undefined;
  readonly mapLocations: readonly Place[];
};

/** The countries in game order. The order is part of the daily rule: entries are only appended. */
export type Countries = readonly Country[];

/** The country of that name, or undefined. */
export function findCountry<C extends Country>(
  countries: readonly C[],
  name: string,
): C | undefined {
  return countries.find((country) => country.name === name);
}

/** The day's country, or undefined when the list is empty. */
export function dailyCountry<C extends Country>(
  countries: readonly C[],
  date: UtcDate,
  offset: number,
): C | undefined {
  return countries[dailyIndex(date, offset, countries.length)];
}
