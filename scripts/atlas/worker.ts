// Worker thread that renders the pictures it receives.
import { workerData } from 'node:worker_threads';

import { ATLAS, type Picture } from './plan.ts';
import { serve } from './pool.ts';
import { render } from './render.ts';
import { tileReader } from './tiles.ts';
import { writeWhole } from './writeWhole.ts';

const { cache, folder } = workerData as { cache: string; folder: string | undefined };
const readTile = tileReader(cache, { folder });

serve(async (picture: Picture) => {
  const avif = await render(picture, readTile);
  writeWhole(`${ATLAS}/${picture.path}`, avif);
  return `${(avif.length / 1000).toFixed(0)} kB`;
});
