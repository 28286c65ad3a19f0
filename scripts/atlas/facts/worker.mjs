// Worker thread that derives the facts of the pictures it receives and leaves them in the cache.
import { parentPort, workerData } from 'node:worker_threads';

import sharp from 'sharp';

import { factsOf } from './factsOf.mjs';

/** @type {{ masters: import('../masters/store.mjs').Masters, cache: string }} */
const { masters, cache } = workerData;

sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', (/** @type {{ lat: number, lon: number, zoom: number }} */ picture) => {
  factsOf(picture, masters, cache).then(
    (facts) => parentPort?.postMessage({ picture, bytes: JSON.stringify(facts).length }),
    (/** @type {Error} */ { message }) =>
      parentPort?.postMessage({ picture, error: `${JSON.stringify(picture)}: ${message}` }),
  );
});
