import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import type { Point } from '../../src/domain/geography.ts';

/** A country with its first place, and its further ones. */
export type Place = Point & { iso2: string; name: string; further: Point[] };

/** The places pictured for each country, without duplicates, sorted by country code. */
export const PLACES: readonly Place[] = countries
  .filter(({ iso2 }, i) => countries.findIndex((other) => other.iso2 === iso2) === i)
  .map(({ iso2, name, mapLocations }) => {
    const [first, ...further] = mapLocations.map(({ lat, lon }) => ({ lat, lon }));
    return { iso2, name, ...first, further };
  })
  .sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1));
