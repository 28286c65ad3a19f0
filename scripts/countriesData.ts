import data from '../src/data/countries_with_mapLocations.json' with { type: 'json' };
import atlas from '../src/maps/atlasIndex.json' with { type: 'json' };
import type { Language } from '../src/texts/languages.ts';
import { countryNames } from './countryNames.ts';

const atlasIndex: Partial<Record<string, string>> = atlas;

/** Undefined for an empty list, which JSON then omits. */
const unlessEmpty = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/**
 * The list of countries in a language, as JSON, with only the first place of each: the others are two
 * thirds of the data and are loaded at the end of a round. Each country has its entry of the atlas's
 * index, which would otherwise repeat the names.
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

/** The countries' ISO codes for `withCodes`: a text of its own, which compresses to less than half. */
export const countryCodes = data.map(({ iso2, iso3 }) => iso2 + iso3).join('');
