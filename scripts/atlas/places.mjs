import { readFileSync } from 'node:fs';

/** @typedef {{ iso2: string, name: string, lat: number, lon: number }} Place degrees, WGS84 */
/** @typedef {{ iso2: string, name: string, mapLocations: { lat: number, lon: number }[] }} Country */

/**
 * The place pictured for each country, without duplicate countries.
 * @param {Country[]} countries
 * @returns {Place[]} sorted by country code
 */
export function placesOf(countries) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const { iso2, name, mapLocations } of countries) {
    const first = mapLocations[0];
    if (first && !places.has(iso2)) {
      places.set(iso2, { iso2, name, lat: first.lat, lon: first.lon });
    }
  }
  return [...places.values()].sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1));
}

/** @param {string} root of the repository */
export const readPlaces = (root) =>
  placesOf(JSON.parse(readFileSync(`${root}/src/data/countries_with_mapLocations.json`, 'utf8')));
