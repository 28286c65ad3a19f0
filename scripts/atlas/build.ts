// Renders the atlas: npm run atlas:build -- [--only FR,EG], with ATLAS_TILES=<folder> to take the tiles
// from a folder.
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import formerIndex from '../../src/maps/atlasIndex.json' with { type: 'json' };
import { writeOutlines } from './earth.ts';
import { type Heights, readHeights } from './facts/heights.ts';
import { ATLAS, writeWhole } from './files.ts';
import { renderGlobe } from './globePicture.ts';
import { provideInputs } from './inputs.ts';
import { chosenPlaces, type Place, PLACES } from './places.ts';
import { filesOf, GLOBES, indexOf, printIndex, WORLD } from './plan.ts';
import { render } from './render.ts';

const isMissing = (path: string) => !existsSync(`${ATLAS}/${path}`);

const places = chosenPlaces();
const incomplete = places.filter((place) => filesOf(place).some(isMissing));
// First, so that nothing is written if an input is missing.
const heights = incomplete.length ? await readHeights(provideInputs()) : undefined;

const outlines = writeOutlines();
if (isMissing(WORLD.path)) writeWhole(`${ATLAS}/${WORLD.path}`, await render(WORLD));
for (const globe of Object.values(GLOBES))
  if (isMissing(globe.path)) writeWhole(`${ATLAS}/${globe.path}`, await renderGlobe(globe));

if (heights) await complete(incomplete, heights);

// Last, so that an interrupted build leaves the former atlas intact.
const index = indexOf(PLACES, places, formerIndex);
writeFileSync('src/maps/atlasIndex.json', printIndex(index));
const globes = Object.values(GLOBES).map(({ path }) => path);
const current = new Set([...Object.values(index), WORLD.path, ...globes, outlines]);
for (const name of readdirSync(ATLAS).filter((name) => !current.has(name))) {
  rmSync(`${ATLAS}/${name}`, { recursive: true });
}

/**
 * Completes the files of countries on as many threads as there are processors.
 * @throws Error naming the first country that fails
 */
async function complete(countries: readonly Place[], heights: Heights) {
  const waiting = countries.values();
  let done = 0;
  const work = async () => {
    const worker = new Worker(new URL('../run.mjs', import.meta.url), {
      argv: ['scripts/atlas/worker.ts'],
      workerData: heights,
    });
    for (const country of waiting) {
      worker.postMessage(country);
      await once(worker, 'message').catch((cause: unknown) => {
        throw new Error(`${country.name}: ${String(cause)}`, { cause });
      });
      console.log(`${++done}/${countries.length} ${country.name}`);
    }
    await worker.terminate();
  };
  const threads = Math.min(availableParallelism(), countries.length);
  await Promise.all(Array.from({ length: threads }, work));
}
