// Generates the game's data file from landmarks.json: `npm run countries`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const lat = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const lon = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

// valibot drops other keys: this schema defines the game's data.
const Landmarks = v.array(
  v.object({
    name: text,
    iso2: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    iso3: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
    aliases: v.array(text),
    parts: v.optional(v.pipe(v.array(text), v.nonEmpty())),
    lat,
    lon,
    mapLocations: v.array(v.object({ name: text, lat, lon, isPlain: v.optional(v.literal(true)) })),
  }),
);

/**
 * The countries in game order with only the fields the game needs; WGS84 decimal degrees. Their territories follow
 * their other parts.
 *
 * @param {unknown} landmarks contents of landmarks.json
 * @param {readonly { name: string, country: string }[]} territories contents of territories.json
 * @throws {Error} with the path of the first missing or out-of-range field
 */
export function lean(landmarks, territories) {
  const { success, output, issues } = v.safeParse(Landmarks, landmarks);
  if (!success) throw new Error(`landmarks.json, ${v.getDotPath(issues[0])}: ${issues[0].message}`);
  return output.map(({ name, iso2, iso3, aliases, parts = [], ...rest }) => {
    const own = territories.filter(({ country }) => country === name).map((each) => each.name);
    const all = [...parts, ...own];
    return { name, iso2, iso3, aliases, ...(all.length > 0 && { parts: all }), ...rest };
  });
}

/**
 * One country per line: corrections are one-line diffs.
 * @param {ReturnType<typeof lean>} countries
 */
export const print = (countries) =>
  `[\n${countries.map((country) => JSON.stringify(country)).join(',\n')}\n]\n`;

/**
 * Figures that texts and documents quote.
 *
 * @param {readonly { name: string, mapLocations: readonly { name: string }[] }[]} countries
 */
export function figures(countries) {
  const byName = new Map(countries.map((country) => [country.name, country]));
  const places = [...byName.values()].reduce((sum, each) => sum + each.mapLocations.length, 0);
  return { entries: countries.length, countries: byName.size, places };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @param {string} file */
  const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const countries = lean(read('landmarks.json'), read('territories.json'));
  writeFileSync(
    new URL('../../src/data/countries_with_mapLocations.json', import.meta.url),
    print(countries),
  );
  console.log(figures(countries));
}
