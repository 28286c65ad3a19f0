// Worker thread that writes what is missing of the countries it receives.
import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

import sharp from 'sharp';

import { factsOf } from './facts/factsOf.ts';
import type { Heights } from './facts/heights.ts';
import { ATLAS, writeWhole } from './files.ts';
import { flagOf, hasFlag } from './flags.ts';
import { neighbourhoodOf } from './outlines/neighbourhoodOf.ts';
import { outlineOf } from './outlines/outlineOf.ts';
import type { Place } from './places.ts';
import { pathOf, picturesOf } from './plan.ts';
import { render } from './render.ts';

const heights = workerData as Heights;

// One thread per worker, and no cache: no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

// A rejection ends the worker and reaches the main thread as its error.
parentPort?.on('message', (place: Place) => {
  void complete(place).then(() => parentPort?.postMessage('done'));
});

async function complete(place: Place) {
  const { iso2 } = place;
  if (hasFlag(iso2)) await write(pathOf(place, 'flag.avif'), () => flagOf(iso2));
  await write(pathOf(place, 'outline.json'), () => printed(outlineOf(place)));
  await write(pathOf(place, 'neighbours.json'), () => printed(neighbourhoodOf(place)));
  for (const picture of picturesOf(place)) await write(picture.path, () => render(picture));
  await write(pathOf(place, 'facts.json'), async () =>
    JSON.stringify(await factsOf(place, heights)),
  );
}

const printed = async (content: Promise<object>) => `${JSON.stringify(await content)}\n`;

/** Writes a file unless it exists. */
async function write(path: string, make: () => Promise<string | Buffer>) {
  const file = `${ATLAS}/${path}`;
  if (!existsSync(file)) writeWhole(file, await make());
}
