import { createHash } from 'node:crypto';

import { hashOf } from './hash.mjs';
import * as parameters from './parameters.mjs';
import { isStandard } from './scale.mjs';

/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {{ place: Place, zooms: readonly number[] }} Entry */
/** @typedef {Record<string, string | [string, ...number[]]>} Index by the country's name */
/**
 * A picture to make.
 * @typedef {{ iso2: string, lat: number, lon: number, zoom: number, file: string, fingerprint: string }} Picture
 */

/** In an order of their own: a module's exports have another in each tool that loads it. */
const PARAMETERS = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * What decides how a picture is drawn: where it is, how far it is, and all parameters.
 * @param {Entry} entry
 */
const fingerprintsOf = ({ place: { lat, lon }, zooms }) =>
  zooms.map((zoom) => {
    const inputs = JSON.stringify([lat, lon, zoom, PARAMETERS]);
    return createHash('sha256').update(inputs).digest('hex').slice(0, 16);
  });

/**
 * The name of a country's pictures.
 * @param {Entry} entry
 */
export const nameOf = (entry) => hashOf(fingerprintsOf(entry));

/**
 * Where a picture lies, under public/atlas.
 * @param {string} name of the country's pictures
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

/** @param {Entry} entry */
const valueOf = (entry) =>
  isStandard(entry.zooms)
    ? nameOf(entry)
    : /** @type {[string, ...number[]]} */ ([nameOf(entry), ...entry.zooms]);

/**
 * What the site needs to know: by country, the name of its pictures, and its zooms where they are
 * not the standard ones. Of a country that is not drawn it stays what it was.
 * @param {Place[]} places of all countries, in the index's order
 * @param {Entry[]} entries of those that are drawn
 * @param {Index} former
 * @returns {Index}
 */
export function indexOf(places, entries, former) {
  const drawn = entries.map((entry) => /** @type {const} */ ([entry.place.name, valueOf(entry)]));
  const values = new Map([...Object.entries(former), ...drawn]);
  return Object.fromEntries(
    places.flatMap(({ name }) => {
      const value = values.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** @param {Index} index */
export const namesIn = (index) => Object.values(index).map((value) => [value].flat()[0]);

/**
 * A country a line, so that another picture shows as one changed line.
 * @param {Index} index
 */
export function printIndex(index) {
  const lines = Object.entries(index).map(
    ([country, value]) => `  ${JSON.stringify(country)}: ${JSON.stringify(value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
