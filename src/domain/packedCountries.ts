import type { Country } from './countries';

type Lists = readonly (readonly string[] | null)[];

/**
 * Countries as columns, each in game order: compressed, a kilobyte less than as a list of objects. Columns that a
 * language does not need are absent; null stands for what a country lacks.
 */
export type PackedCountries = {
  readonly name: readonly string[];
  readonly label?: readonly string[] | undefined;
  readonly aliases: Lists;
  readonly parts: Lists;
  readonly readings?: Lists | undefined;
  readonly englishAliases?: Lists | undefined;
  /** The landmark's name. */
  readonly place: readonly (string | null)[];
  readonly lat: readonly (number | null)[];
  readonly lon: readonly (number | null)[];
  /** ISO 3166-1 alpha-2 and alpha-3 codes, five letters for each country. */
  readonly codes: string;
  /** The atlas's directories, separated by spaces; empty if a country has no pictures. */
  readonly atlas: string;
};

/** The countries, each with its directory in the atlas. */
export function unpackCountries(packed: PackedCountries): (Country & { readonly atlas: string })[] {
  const directories = packed.atlas.split(' ');
  return packed.name.map((country, index) => {
    const codes = packed.codes.slice(5 * index, 5 * index + 5);
    const [name, lat, lon] = [packed.place[index], packed.lat[index], packed.lon[index]];
    return {
      name: country,
      label: packed.label?.[index],
      aliases: packed.aliases[index] ?? [],
      parts: packed.parts[index] ?? undefined,
      readings: packed.readings?.[index] ?? undefined,
      englishAliases: packed.englishAliases?.[index] ?? undefined,
      codes: [codes.slice(0, 2), codes.slice(2)],
      mapLocations: name == null || lat == null || lon == null ? [] : [{ name, lat, lon }],
      atlas: directories[index] ?? '',
    };
  });
}
