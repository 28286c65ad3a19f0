import { createHash } from 'node:crypto';

import { hashOf, LENGTH } from './hash.mjs';
import * as parameters from './parameters.mjs';
import { codeOf } from './scale.mjs';

/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {{ place: Place, zooms: readonly number[] }} Entry */
/** @typedef {Record<string, string>} Index by country name: six digits of its directory, seven of its zooms */
/**
 * A picture to render.
 * @typedef {{ iso2: string, lat: number, lon: number, zoom: number, file: string, fingerprint: string }} Picture
 */

/** Sorted, because the order of a module's exports depends on the tool that loads it. */
const PARAMETERS = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Hashes of everything that determines a picture: its place, its zoom and all parameters.
 * @param {Entry} entry
 */
const fingerprintsOf = ({ place: { lat, lon }, zooms }) =>
  zooms.map((zoom) => {
    const inputs = JSON.stringify([lat, lon, zoom, PARAMETERS]);
    return createHash('sha256').update(inputs).digest('hex').slice(0, 16);
  });

/**
 * The directory name of a country's pictures.
 * @param {Entry} entry
 */
export const nameOf = (entry) => hashOf(fingerprintsOf(entry));

/**
 * A picture's path below public/atlas.
 * @param {string} name of the country's directory
 * @param {number} level of the game, 18 to 12
 */
export const fileOf = (name, level) => `${name}/${level}.avif`;

/**
 * The seven pictures of a country.
 * @param {Entry} entry
 * @returns {Picture[]}
 */
export function picturesOf(entry) {
  const { place, zooms } = entry;
  const { iso2, lat, lon } = place;
  const name = nameOf(entry);
  return fingerprintsOf(entry).map((fingerprint, i) => ({
    iso2,
    lat,
    lon,
    zoom: zooms[i] ?? NaN,
    file: fileOf(name, parameters.LEVELS[i] ?? NaN),
    fingerprint,
  }));
}

/**
 * The index the site uses: for each country the directory name of its pictures, and its zooms.
 * Countries that are not rendered keep their former value.
 * @param {Place[]} places of all countries, in index order
 * @param {Entry[]} entries of the countries that are rendered
 * @param {Index} former the index so far
 * @returns {Index}
 */
export function indexOf(places, entries, former) {
  const drawn = entries.map(
    (entry) =>
      /** @type {const} */ ([entry.place.name, nameOf(entry) + entry.zooms.map(codeOf).join('')]),
  );
  const values = new Map([...Object.entries(former), ...drawn]);
  return Object.fromEntries(
    places.flatMap(({ name }) => {
      const value = values.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** @param {Index} index */
export const namesIn = (index) => Object.values(index).map((value) => value.slice(0, LENGTH));

/**
 * Prints one country per line, so that a changed picture is a one-line diff.
 * @param {Index} index
 */
export function printIndex(index) {
  const lines = Object.entries(index).map(
    ([country, value]) => `  ${JSON.stringify(country)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
