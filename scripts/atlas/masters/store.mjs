import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';

/** @typedef {import('./pyramids.mjs').Raster} Raster */

/**
 * The rasters that views are rendered from. Pyramids are finest first.
 * @typedef {object} Masters
 * @property {Raster[]} land RGB of the ground, extended over the sea
 * @property {Raster[]} water RGB of the sea, extended over the land
 * @property {Raster[]} relief height of the land, in 1/60 steps of the source's curve
 * @property {Raster[]} depth height of the sea floor, in the same units
 * @property {Raster[]} lakes 255 on a lake that the colour shows and GSHHG does not
 * @property {Raster[]} known 255 where the source shows the land's colour, 0 far from it
 * @property {Raster[]} pattern the ground's pattern, signed RGB
 * @property {Raster[]} energy local strength of the pattern
 */

/** @type {Record<string, new (buffer: SharedArrayBuffer) => Raster['data']>} */
const TYPES = { Uint8Array, Int8Array, Int16Array, Float32Array };

/**
 * @param {string} directory
 * @param {Masters} masters
 */
export function writeMasters(directory, masters) {
  const index = Object.entries(masters).map(([name, rasters]) => ({
    name,
    rasters: rasters.map(({ data, width, height, channels }, level) => {
      const file = `${name}.${level}`;
      writeFileSync(
        `${directory}/${file}`,
        new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
      );
      return { file, type: data.constructor.name, width, height, channels };
    }),
  }));
  // Written last, so a directory with an index is complete.
  writeFileSync(`${directory}/index.json`, JSON.stringify(index));
}

/**
 * Loads the masters into shared memory, so that all threads share one gigabyte.
 * @param {string} directory
 * @returns {Masters}
 */
export function readMasters(directory) {
  /** @type {{ name: string, rasters: { file: string, type: string, width: number, height: number, channels: number }[] }[]} */
  const index = JSON.parse(readFileSync(`${directory}/index.json`, 'utf8'));
  const entries = index.map(({ name, rasters }) => [
    name,
    rasters.map(({ file, type, ...size }) => ({
      ...size,
      data: new TYPES[type](readShared(`${directory}/${file}`)),
    })),
  ]);
  return Object.fromEntries(entries);
}

/** @param {string} path */
function readShared(path) {
  const shared = new SharedArrayBuffer(statSync(path).size);
  const file = openSync(path, 'r');
  readSync(file, new Uint8Array(shared));
  closeSync(file);
  return shared;
}
