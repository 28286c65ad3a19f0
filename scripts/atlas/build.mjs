// Renders the atlas: npm run atlas:build -- [--only FR,EG] [--workers 2], with ATLAS_TILES=<folder> to
// take the tiles from a folder.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { describe } from './facts/describe.mjs';
import { provideInputs } from './inputs.mjs';
import { outlineOf } from './outlines/outlineOf.mjs';
import { LEVELS } from './parameters.mjs';
import { readPlaces } from './places.mjs';
import { factsPathOf, indexOf, outlinePathOf, picturesOf, printIndex } from './plan.mjs';
import { runAll } from './pool.mjs';
import { render } from './render.mjs';
import { tileReader } from './tiles.mjs';
import { WORLD } from './world.mjs';
import { writeWhole } from './writeWhole.mjs';

const RENDERER = new URL('worker.mjs', import.meta.url);
const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const cache = `${root}/.cache/atlas`;
const output = `${root}/public/atlas`;
const indexFile = `${root}/src/maps/atlasIndex.json`;
const folder = process.env.ATLAS_TILES;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const workers = Number(options.workers);
if (!(Number.isInteger(workers) && workers > 0))
  throw new Error(`Not a number of threads: ${options.workers}`);

const places = readPlaces(root);
const wanted = options.only?.toUpperCase().split(',') ?? places.map(({ iso2 }) => iso2);
const unknown = wanted.filter((code) => !places.some(({ iso2 }) => iso2 === code));
if (unknown.length) throw new Error(`Unknown country code: ${unknown.join(', ')}`);
const wantedPlaces = places.filter(({ iso2 }) => wanted.includes(iso2));

mkdirSync(output, { recursive: true });
const isMissing = (/** @type {string} */ path) => !existsSync(`${output}/${path}`);

const withoutOutline = wantedPlaces.filter((place) => isMissing(outlinePathOf(place)));
console.log(`drawing ${withoutOutline.length} outlines`);
for (const place of withoutOutline) {
  writeWhole(`${output}/${outlinePathOf(place)}`, `${JSON.stringify(outlineOf(place))}\n`);
}
if (isMissing(WORLD.path)) {
  writeWhole(`${output}/${WORLD.path}`, await render(WORLD, tileReader(cache, { folder })));
}

const pictures = wantedPlaces.flatMap(picturesOf).filter(({ path }) => isMissing(path));
if (pictures.length || wantedPlaces.map(factsPathOf).some(isMissing)) {
  const { relief } = provideInputs(cache);
  console.log(`rendering ${pictures.length} pictures on ${workers} threads`);
  await runAll(RENDERER, pictures, ({ iso2, path }) => `${iso2} ${path}`, workers, {
    cache,
    folder,
    output,
  });
  await describe({
    countries: wantedPlaces.map((place) => ({
      pictures: picturesOf(place).slice(0, LEVELS.length),
      file: `${output}/${factsPathOf(place)}`,
    })),
    relief,
    cache,
    folder,
    workers,
  });
}

// Last, so that an interrupted build leaves the former atlas whole.
const index = indexOf(places, wantedPlaces, JSON.parse(readFileSync(indexFile, 'utf8')));
writeFileSync(indexFile, printIndex(index));
const current = new Set([...Object.values(index), WORLD.path]);
for (const name of readdirSync(output).filter((name) => !current.has(name))) {
  rmSync(`${output}/${name}`, { recursive: true });
}
