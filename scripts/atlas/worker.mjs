// Worker thread that renders the pictures it receives.
import { workerData } from 'node:worker_threads';

import sharp from 'sharp';

import { serve } from './pool.mjs';
import { render } from './render.mjs';
import { tileReader } from './tiles.mjs';
import { writeWhole } from './writeWhole.mjs';

/** @type {{ cache: string, folder: string | undefined, output: string }} */
const { cache, folder, output } = workerData;
const readTile = tileReader(cache, { folder });

// One thread per worker. No cache: no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

serve(async (/** @type {import('./plan.mjs').Picture} */ picture) => {
  const avif = await render(picture, readTile);
  writeWhole(`${output}/${picture.path}`, avif);
  return `${(avif.length / 1000).toFixed(0)} kB`;
});
