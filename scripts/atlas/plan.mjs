import { createHash } from 'node:crypto';

import * as parameters from './parameters.mjs';

const { FILE, LEVELS, NEAREST_FILE, NEAREST_LEVEL, PLACE_FILE, zoomOf } = parameters;

/** @typedef {import('./places.mjs').Place} Place */
/** @typedef {Record<string, string>} Index by country name: the directory of its pictures */
/** @typedef {{ width: number, height: number, quality: number }} File pixels, and AVIF's quality */
/**
 * A picture to render, in the file `path` below public/atlas.
 * @typedef {File & { iso2: string, lat: number, lon: number, zoom: number, path: string }} Picture
 */

/** Without a salt, the names of directories would be plain hashes of public data. */
const SALT = 'zoomle:atlas:where-on-earth';
const NAME_DIGITS = 6;

/** Sorted, because the order of a module's exports depends on the tool that loads it. */
const PARAMETERS = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * The directory of a country's pictures: six hexadecimal digits that reveal neither the name nor the
 * code nor the position in the list. It changes with everything that its pictures and their facts are
 * made from, so no cache between the site and the player can serve an outdated one, and a file that
 * is there needs no rendering.
 * @param {Place} place
 */
export function directoryOf({ lat, lon, further }) {
  const inputs = JSON.stringify([SALT, lat, lon, further, PARAMETERS]);
  return createHash('sha256').update(inputs).digest('hex').slice(0, NAME_DIGITS);
}

/**
 * The pictures of a country: those of its first place, nearest first, then one of each further place,
 * named after its position in the country's list.
 * @param {Place} place
 * @returns {Picture[]}
 */
export function picturesOf(place) {
  const { iso2, lat, lon, further } = place;
  const directory = directoryOf(place);
  const levels = LEVELS.map((level) => ({
    iso2,
    lat,
    lon,
    zoom: zoomOf(level),
    path: `${directory}/${level}.avif`,
    ...(level === NEAREST_LEVEL ? NEAREST_FILE : FILE),
  }));
  const others = further.map((point, i) => ({
    iso2,
    ...point,
    zoom: zoomOf(NEAREST_LEVEL),
    path: `${directory}/${i + 1}.avif`,
    ...PLACE_FILE,
  }));
  return [...levels, ...others];
}

/**
 * The file of a country's facts, below public/atlas.
 * @param {Place} place
 */
export const factsPathOf = (place) => `${directoryOf(place)}/facts.json`;

/**
 * The file of a country's outline, below public/atlas.
 * @param {Place} place
 */
export const outlinePathOf = (place) => `${directoryOf(place)}/outline.json`;

/**
 * The index that the site uses. Countries that are not rendered keep their former directory.
 * @param {readonly Place[]} places of all countries
 * @param {readonly Place[]} rendered
 * @param {Index} former
 * @returns {Index}
 */
export const indexOf = (places, rendered, former) =>
  Object.fromEntries(
    places.flatMap((place) => {
      const directory = rendered.includes(place) ? directoryOf(place) : former[place.name];
      return directory ? [[place.name, directory]] : [];
    }),
  );

/**
 * Prints one country a line, so that a changed one is a one-line diff.
 * @param {Index} index
 */
export function printIndex(index) {
  const lines = Object.entries(index).map(
    ([country, directory]) => `  ${JSON.stringify(country)}: ${JSON.stringify(directory)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
