import data from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import atlas from '../../src/maps/atlasIndex.json' with { type: 'json' };
import type { Language } from '../../src/texts/languages.ts';
import { countryNames } from './countryNames.ts';

const atlasIndex: Partial<Record<string, string>> = atlas;

/**
 * The countries in a language, each with its directory in the atlas: empty if it has no pictures. Only the first
 * place of each: the others are two thirds of the data, and are loaded after a round.
 */
export function countriesIn(language: Language) {
  const translated = language === 'en' ? undefined : countryNames(language, data);
  return data.map(({ name, aliases, parts, iso2, iso3, mapLocations }) => ({
    ...{ name, aliases, parts },
    ...translated?.get(name),
    codes: [iso2, iso3],
    mapLocations: mapLocations.slice(0, 1),
    atlas: atlasIndex[name] ?? '',
  }));
}
