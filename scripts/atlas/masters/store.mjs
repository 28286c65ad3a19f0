import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';

/** @typedef {import('./pyramids.mjs').Raster} Raster */

/**
 * What views are drawn from. Pyramids are finest first.
 * @typedef {object} Masters
 * @property {Raster[]} land RGB of the ground, grown over the sea
 * @property {Raster[]} water RGB of the sea, grown over the land
 * @property {Raster[]} relief height of the land, 60 units a step of the source's curve
 * @property {Raster[]} depth height of the sea floor, likewise
 * @property {Raster[]} known 255 where the land's colour was seen, 0 far from any that was
 * @property {Raster[]} pattern the ground's pattern, signed RGB
 * @property {Raster[]} energy how strong the pattern is there
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
  // Written last: a directory with an index is complete.
  writeFileSync(`${directory}/index.json`, JSON.stringify(index));
}

/**
 * Masters in shared memory, so that all threads read the same gigabyte.
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
