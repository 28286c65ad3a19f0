// Worker thread that writes what the pictures of the countries it receives show.
import { workerData } from 'node:worker_threads';

import type { Picture } from '../plan.ts';
import { serve } from '../pool.ts';
import { tileReader } from '../tiles.ts';
import { writeWhole } from '../writeWhole.ts';
import { readRivers } from './courses.ts';
import { coverFacts, landformFacts } from './ground.ts';
import type { Heights } from './heights.ts';
import { riverFacts } from './rivers.ts';
import { sceneOf } from './scene.ts';
import { foremostFacts, sequenceOf } from './sequence.ts';
import { waterFacts } from './water.ts';

/** A country's pictures, nearest first, and the file for their facts. */
type Task = { pictures: Picture[]; file: string };
type FactsData = { heights: Heights; cache: string; folder: string | undefined };

const { heights, cache, folder } = workerData as FactsData;
const readTile = tileReader(cache, { folder });
const rivers = readRivers(cache);

serve(async ({ pictures, file }: Task) => {
  const levels = await Promise.all(pictures.map(factsOf));
  writeWhole(file, JSON.stringify(sequenceOf(levels)));
  return `${levels.flat().length} facts`;
});

async function factsOf({ box }: Picture) {
  const scene = await sceneOf(box, readTile, heights, rivers);
  return foremostFacts(
    [waterFacts, riverFacts, landformFacts, coverFacts].flatMap((tell) => tell(scene)),
  );
}
