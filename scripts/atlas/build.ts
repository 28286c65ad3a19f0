// Renders the atlas: npm run atlas:build -- [--only FR,EG], with ATLAS_TILES=<folder> to take the tiles
// from a folder; with --earth the outlines on the picture of the world alone, which need no tiles.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import formerIndex from '../../src/maps/atlasIndex.json' with { type: 'json' };
import { writeEarth } from './earth.ts';
import { readRelief } from './facts/relief.ts';
import { flagOf, hasFlag } from './flags.ts';
import { provideInputs } from './inputs.ts';
import { outlineOf } from './outlines/outlineOf.ts';
import { LEVELS } from './parameters.ts';
import { PLACES } from './places.ts';
import {
  ATLAS,
  factsPathOf,
  flagPathOf,
  indexOf,
  outlinePathOf,
  picturesOf,
  printIndex,
} from './plan.ts';
import { runAll } from './pool.ts';
import { render } from './render.ts';
import { tileReader } from './tiles.ts';
import { WORLD } from './world.ts';
import { writeWhole } from './writeWhole.ts';

const cache = `${process.cwd()}/.cache/atlas`;
const folder = process.env.ATLAS_TILES;

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, earth: { type: 'boolean' } },
});
const earth = writeEarth();
console.log(`drew ${earth}`);
if (options.earth) process.exit();

const codes = options.only?.toUpperCase().split(',') ?? PLACES.map(({ iso2 }) => iso2);
const unknown = codes.filter((code) => !PLACES.some(({ iso2 }) => iso2 === code));
if (unknown.length) throw new Error(`Unknown country code: ${unknown.join(', ')}`);
const places = PLACES.filter(({ iso2 }) => codes.includes(iso2));

mkdirSync(ATLAS, { recursive: true });
const isMissing = (path: string) => !existsSync(`${ATLAS}/${path}`);

const withoutOutline = places.filter((place) => isMissing(outlinePathOf(place)));
console.log(`drawing ${withoutOutline.length} outlines`);
for (const place of withoutOutline) {
  // The flag first: an interrupted build continues with the outlines that are missing.
  if (hasFlag(place.iso2)) writeWhole(`${ATLAS}/${flagPathOf(place)}`, await flagOf(place.iso2));
  writeWhole(`${ATLAS}/${outlinePathOf(place)}`, `${JSON.stringify(await outlineOf(place))}\n`);
}
if (isMissing(WORLD.path)) {
  writeWhole(`${ATLAS}/${WORLD.path}`, await render(WORLD, tileReader(cache, { folder })));
}

const pictures = places.flatMap(picturesOf).filter(({ path }) => isMissing(path));
const withoutFacts = places.filter((place) => isMissing(factsPathOf(place)));
const relief = pictures.length || withoutFacts.length ? provideInputs(cache) : '';
if (pictures.length) {
  console.log(`rendering ${pictures.length} pictures`);
  const name = ({ iso2, path }: (typeof pictures)[number]) => `${iso2} ${path}`;
  await runAll('scripts/atlas/worker.ts', pictures, name, { cache, folder });
}
if (withoutFacts.length) {
  console.log(`describing the pictures of ${withoutFacts.length} countries`);
  const tasks = withoutFacts.map((place) => ({
    pictures: picturesOf(place).slice(0, LEVELS.length),
    file: `${ATLAS}/${factsPathOf(place)}`,
  }));
  const data = { heights: await readRelief(relief), cache, folder };
  await runAll('scripts/atlas/facts/worker.ts', tasks, ({ file }) => file, data);
}

// Last, so that an interrupted build leaves the former atlas intact.
const index = indexOf(PLACES, places, formerIndex);
writeFileSync('src/maps/atlasIndex.json', printIndex(index));
const current = new Set([...Object.values(index), WORLD.path, earth]);
for (const name of readdirSync(ATLAS).filter((name) => !current.has(name))) {
  rmSync(`${ATLAS}/${name}`, { recursive: true });
}
