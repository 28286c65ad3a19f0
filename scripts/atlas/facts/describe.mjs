import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';

import { readPlaces } from '../places.mjs';
import { drawAll } from '../pool.mjs';
import { progress } from '../progress.mjs';
import { readIndex } from '../readIndex.mjs';
import { factsFileOf } from './contract.mjs';
import { factsOf, isKnown } from './factsOf.mjs';
import { sequenceOf } from './sequence.mjs';

const WORKER = new URL('worker.mjs', import.meta.url);

/**
 * Writes the facts of all pictures of the index, a file a country beside its pictures.
 * @param {string} root of the repository
 * @param {string} cache directory
 * @param {import('../masters/store.mjs').Masters} masters
 * @param {number} workers number of threads
 */
export async function describe(root, cache, masters, workers) {
  const index = readIndex(root);
  const countries = readPlaces(root).map(({ iso2, name, lat, lon }) => {
    const pictures = index.get(name) ?? [];
    return pictures.map(({ zoom, path }) => ({ iso2, lat, lon, zoom, path }));
  });
  const missing = countries.flat().filter((picture) => !isKnown(picture, cache));
  const report = progress(missing.length);
  await drawAll(
    missing,
    workers,
    { masters, cache },
    ({ picture, bytes }) => report(`${picture.iso2} zoom ${picture.zoom}`, bytes),
    WORKER,
  );
  const files = [];
  for (const pictures of countries.filter(({ length }) => length)) {
    const levels = await Promise.all(pictures.map((picture) => factsOf(picture, masters, cache)));
    const file = JSON.stringify(sequenceOf(levels));
    const path = factsFileOf(pictures);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
    files.push(file);
  }
  const all = files.join('\n');
  const zipped = gzipSync(all, { level: 9 });
  const [raw, gzip] = [all.length, zipped.length].map((bytes) => (bytes / 1000).toFixed(1));
  console.log(`facts of ${files.length} countries: ${raw} kB, ${gzip} kB gzip`);
}
