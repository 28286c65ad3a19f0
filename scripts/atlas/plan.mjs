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

/**
 * Where the picture of a level lies, under public/atlas.
 * @param {string} iso2
 * @param {number} level of the game, 18 to 12
 */
export const fileOf = (iso2, level) => `${hashOf(iso2)}/${level}.avif`;

/**
 * The seven pictures of a country. A picture is made anew when its fingerprint changes: where it is,
 * how far it is, and all that decides how it is drawn.
 * @param {Entry} entry
 * @returns {Picture[]}
 */
export const picturesOf = ({ place: { iso2, lat, lon }, zooms }) =>
  parameters.LEVELS.map((level, i) => {
    const zoom = zooms[i] ?? NaN;
    const inputs = JSON.stringify({ lat, lon, zoom, ...parameters });
    const fingerprint = createHash('sha256').update(inputs).digest('hex').slice(0, 16);
    return { iso2, lat, lon, zoom, file: fileOf(iso2, level), fingerprint };
  });

/**
 * What the site needs to know: by country code, the name of its pictures, and its zooms where they
 * are not the standard ones.
 * @param {Entry[]} entries
 */
export function printIndex(entries) {
  const lines = entries.map(({ place: { iso2 }, zooms }) => {
    const value = isStandard(zooms) ? hashOf(iso2) : [hashOf(iso2), ...zooms];
    return `  ${JSON.stringify(iso2)}: ${JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
