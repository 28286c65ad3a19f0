// Worker thread that renders the pictures it receives. build.mjs runs several, all reading the same
// masters in shared memory.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import sharp from 'sharp';

import { viewOf } from './mercator.mjs';
import { AVIF } from './parameters.mjs';
import { render } from './view/render.mjs';

/** @typedef {import('./plan.mjs').Picture} Picture */

/** @type {{ masters: import('./masters/store.mjs').Masters, cache: string, output: string }} */
const { masters, cache, output } = workerData;

// One sharp thread per worker. No cache: no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

/** @param {Picture} picture */
async function draw({ lat, lon, zoom, file }) {
  const view = viewOf({ lat, lon }, zoom);
  const { rgb } = await render(view, masters, cache);
  const raw = { width: view.width, height: view.height, channels: /** @type {const} */ (3) };
  const avif = await sharp(Buffer.from(rgb.buffer), { raw }).avif(AVIF).toBuffer();
  const path = `${output}/${file}`;
  mkdirSync(dirname(path), { recursive: true });
  // Write atomically: an interrupted build leaves no partial picture.
  writeFileSync(`${path}.part`, avif);
  renameSync(`${path}.part`, path);
  return avif.length;
}

parentPort?.on('message', (/** @type {Picture} */ picture) => {
  draw(picture).then(
    (bytes) => parentPort?.postMessage({ picture, bytes }),
    (/** @type {Error} */ error) =>
      parentPort?.postMessage({ picture, error: `${picture.file}: ${error.message}` }),
  );
});
