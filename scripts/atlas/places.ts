import { parseArgs } from 'node:util';

import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import type { Place as Landmark } from '../../src/domain/countries.ts';
import type { Point } from '../../src/domain/geography.ts';
import { LANGUAGE_CODES } from '../../src/texts/languages.ts';
import { countryNames } from '../build/countryNames.ts';

/** A country with its first place, and its further ones. */
export type Place = Point & { iso2: string; name: string; further: Omit<Landmark, 'name'>[] };

/** The places pictured for each country, without duplicates, sorted by country code. */
export const PLACES: readonly Place[] = countries
  .filter(({ iso2 }, i) => countries.findIndex((other) => other.iso2 === iso2) === i)
  .map(({ iso2, name, mapLocations }) => {
    const [first, ...further] = mapLocations.map(({ lat, lon, isPlain }: Landmark) => ({
      lat,
      lon,
      isPlain,
    }));
    return { iso2, name, ...first, further };
  })
  .sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1));

const translations = LANGUAGE_CODES.flatMap((language) =>
  language === 'en' ? [] : [countryNames(language, countries)],
);

/** A country's name in every language. */
export const labelsOf = (name: string) => [
  name,
  ...translations.map((names) => names.get(name)?.label ?? name),
];

/** Those of the countries in `--only FR,EG`, or all. */
export function chosenPlaces() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const codes = values.only?.toUpperCase().split(',');
  const unknown = codes?.filter((code) => !PLACES.some(({ iso2 }) => iso2 === code)) ?? [];
  if (unknown.length) throw new Error(`Unknown country code: ${unknown.join(', ')}`);
  return PLACES.filter(({ iso2 }) => codes?.includes(iso2) ?? true);
}
