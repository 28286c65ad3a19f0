import data from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import atlas from '../../src/maps/atlasIndex.json' with { type: 'json' };
import type { Language } from '../../src/texts/languages.ts';
import { countryNames } from './countryNames.ts';

const atlasIndex: Partial<Record<string, string>> = atlas;

/** JSON omits undefined. */
const unlessEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/**
 * The countries in a language, as JSON, each with its entry in the atlas's index, which would repeat the
 * names. Only the first place of each: the others are two thirds of the data, and are loaded after a round.
 */
export function countriesJson(language: Language): string {
  const translations = language === 'en' ? undefined : countryNames(language, data);
  const list = data.map(({ name, aliases, parts, mapLocations }) => {
    const names = translations?.get(name);
    return {
      name,
      ...(names
        ? {
            label: names.label,
            aliases: names.aliases,
            parts: unlessEmpty(names.parts),
            readings: unlessEmpty(names.readings),
            englishAliases: unlessEmpty(names.englishAliases),
          }
        : { aliases, parts }),
      mapLocations: mapLocations.slice(0, 1),
      atlas: atlasIndex[name],
    };
  });
  return JSON.stringify(list);
}

/** ISO codes for `withCodes`. As a separate text they compress to less than half. */
export const countryCodes = data.map(({ iso2, iso3 }) => iso2 + iso3).join('');
