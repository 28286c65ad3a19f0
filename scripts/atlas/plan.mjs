import { createHash } from 'node:crypto';

import { hashOf } from './hash.mjs';
import * as parameters from './parameters.mjs';
import { isStandard } from './scale.mjs';

/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {{ place: Place, zooms: readonly number[] }} Entry */
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

/**
 * What the site needs to know: by country, the name of its pictures, and its zooms where they are
 * not the standard ones.
 * @param {Entry[]} entries
 */
export function printIndex(entries) {
  const lines = entries.map((entry) => {
    const value = isStandard(entry.zooms) ? nameOf(entry) : [nameOf(entry), ...entry.zooms];
    return `  ${JSON.stringify(entry.place.name)}: ${JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
