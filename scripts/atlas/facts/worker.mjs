// Worker thread that writes what the pictures of the countries it receives show.
import { workerData } from 'node:worker_threads';

import sharp from 'sharp';

import { serve } from '../pool.mjs';
import { tileReader } from '../tiles.mjs';
import { writeWhole } from '../writeWhole.mjs';
import { readRivers } from './courses.mjs';
import { coverFacts, landformFacts } from './ground.mjs';
import { riverFacts } from './rivers.mjs';
import { sceneOf } from './scene.mjs';
import { foremostFacts, sequenceOf } from './sequence.mjs';
import { waterFacts } from './water.mjs';

/** @type {{ heights: import('./heights.mjs').Heights, cache: string, folder: string | undefined }} */
const { heights, cache, folder } = workerData;
const readTile = tileReader(cache, { folder });
const rivers = readRivers(cache);

sharp.concurrency(1);
sharp.cache(false);

serve(async (/** @type {import('./describe.mjs').Task} */ { pictures, file }) => {
  const levels = await Promise.all(pictures.map(factsOf));
  writeWhole(file, JSON.stringify(sequenceOf(levels)));
  return `${levels.flat().length} facts`;
});

/** @param {import('./describe.mjs').View} picture */
async function factsOf(picture) {
  const scene = await sceneOf(picture, readTile, heights, rivers);
  return foremostFacts(
    [waterFacts, riverFacts, landformFacts, coverFacts].flatMap((tell) => tell(scene)),
  );
}
