import { existsSync } from 'node:fs';

import { runAll } from '../pool.mjs';
import { readRelief } from './relief.mjs';

/** @typedef {{ lat: number, lon: number, zoom: number }} View its centre in degrees */
/** @typedef {{ pictures: View[], file: string }} Task a country's pictures, nearest first, and where to write what they show */

const WORKER = new URL('worker.mjs', import.meta.url);

/**
 * Writes what the pictures of countries show, a file a country, where it is not there yet.
 * @param {object} options
 * @param {Task[]} options.countries
 * @param {string} options.relief directory of the relief's tiles
 * @param {string} options.cache directory
 * @param {string | undefined} options.folder of the source's tiles, if they are not fetched
 * @param {number} options.workers number of threads
 */
export async function describe({ countries, relief, cache, folder, workers }) {
  const missing = countries.filter(({ file }) => !existsSync(file));
  console.log(`describing the pictures of ${missing.length} countries`);
  if (!missing.length) return;
  const heights = await readRelief(relief);
  await runAll(WORKER, missing, ({ file }) => file, workers, { heights, cache, folder });
}
