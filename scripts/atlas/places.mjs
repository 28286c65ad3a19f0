import { readFileSync } from 'node:fs';

/** @typedef {{ lat: number, lon: number }} Point degrees, WGS84 */
/** @typedef {{ iso2: string, name: string, lat: number, lon: number, further: Point[] }} Place a country with its first place, and its further ones */
/** @typedef {{ iso2: string, name: string, mapLocations: Point[] }} Country */

/**
 * The places pictured for each country, without duplicate countries.
 * @param {Country[]} countries
 * @returns {Place[]} sorted by country code
 */
export function placesOf(countries) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const { iso2, name, mapLocations } of countries) {
    const [first, ...further] = mapLocations.map(({ lat, lon }) => ({ lat, lon }));
    if (first && !places.has(iso2)) places.set(iso2, { iso2, name, ...first, further });
  }
  return [...places.values()].sort((a, b) => (a.iso2 < b.iso2 ? -1 : 1));
}

/** @param {string} root of the repository */
export const readPlaces = (root) =>
  placesOf(JSON.parse(readFileSync(`${root}/src/data/countries_with_mapLocations.json`, 'utf8')));
