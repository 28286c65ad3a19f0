import data from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import type { PackedCountries } from '../../src/domain/packedCountries.ts';
import atlas from '../../src/maps/atlasIndex.json' with { type: 'json' };
import type { Language } from '../../src/texts/languages.ts';
import { countryNames } from './countryNames.ts';

const atlasIndex: Partial<Record<string, string>> = atlas;

const unlessEmpty = <T>(list: readonly T[] = []) => (list.length > 0 ? list : null);

/** The columns of names: of the data, or in the language. */
function namesIn(language: Language) {
  if (language === 'en') {
    return {
      aliases: data.map(({ aliases }) => aliases),
      parts: data.map(({ parts }) => unlessEmpty(parts)),
    };
  }
  const names = countryNames(language, data);
  const list = data.map(({ name }) => names.get(name));
  return {
    label: list.map((each) => each?.label ?? ''),
    aliases: list.map((each) => unlessEmpty(each?.aliases)),
    parts: list.map((each) => unlessEmpty(each?.parts)),
    readings: list.map((each) => unlessEmpty(each?.readings)),
    englishAliases: list.map((each) => unlessEmpty(each?.englishAliases)),
  };
}

/**
 * The countries in a language. Only the first place of each: the others are two thirds of the data, and are
 * loaded after a round.
 */
export function packCountries(language: Language): PackedCountries {
  const places = data.map(({ mapLocations }) => mapLocations[0]);
  return {
    name: data.map(({ name }) => name),
    ...namesIn(language),
    place: places.map((place) => place?.name ?? null),
    lat: places.map((place) => place?.lat ?? null),
    lon: places.map((place) => place?.lon ?? null),
    codes: data.map(({ iso2, iso3 }) => iso2 + iso3).join(''),
    atlas: data.map(({ name }) => atlasIndex[name] ?? '').join(' '),
  };
}
