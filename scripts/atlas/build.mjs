// Renders the atlas pictures: npm run atlas:build -- [--only FR,EG] [--workers 2]
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { describe } from './facts/describe.mjs';
import { provideInputs } from './inputs.mjs';
import { provideMasters } from './masters/build.mjs';
import { readMasters } from './masters/store.mjs';
import { viewOf } from './mercator.mjs';
import { seenOutlineOf } from './outline.mjs';
import { readPlaces } from './places.mjs';
import { indexOf, namesIn, picturesOf, printIndex } from './plan.mjs';
import { drawAll } from './pool.mjs';
import { progress } from './progress.mjs';
import { zoomsOf } from './scale.mjs';
import { measureSights } from './sights.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const cache = `${root}/.cache/atlas`;
const output = `${root}/public/atlas`;
const indexFile = `${root}/src/maps/atlasIndex.json`;
/** Log of rendered pictures, one per line: file and fingerprint. */
const journal = `${cache}/drawn.tsv`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

const places = readPlaces(root);
const wanted = options.only?.toUpperCase().split(',') ?? places.map(({ iso2 }) => iso2);
const unknown = wanted.filter((code) => !places.some(({ iso2 }) => iso2 === code));
if (unknown.length) throw new Error(`Unknown country code: ${unknown.join(', ')}`);
const wantedPlaces = places.filter(({ iso2 }) => wanted.includes(iso2));

const inputs = provideInputs(cache);
await provideMasters(inputs, cache);

const masters = readMasters(`${cache}/masters`);
const sights = await measureSights(wantedPlaces, masters, cache, ({ name }) =>
  console.log(`measured what there is to see around ${name}`),
);
const entries = wantedPlaces.map((place) => {
  const seenOutline = seenOutlineOf(place.name);
  const outlineShare = (/** @type {number} */ zoom) => seenOutline(viewOf(place, zoom));
  const around = sights.get(place.iso2) ?? {};
  return { place, zooms: zoomsOf((zoom) => around[zoom], place.lat, outlineShare) };
});
const index = indexOf(places, entries, JSON.parse(readFileSync(indexFile, 'utf8')));
writeFileSync(indexFile, printIndex(index));

const drawn = readJournal();
const pictures = entries
  .flatMap(picturesOf)
  .filter(
    ({ file, fingerprint }) => drawn.get(file) !== fingerprint || !existsSync(`${output}/${file}`),
  );
mkdirSync(output, { recursive: true });
const names = new Set(namesIn(index));
for (const name of readdirSync(output).filter((name) => !names.has(name))) {
  rmSync(`${output}/${name}`, { recursive: true });
}
console.log(`rendering ${pictures.length} pictures on ${options.workers} threads`);
if (pictures.length) {
  const report = progress(pictures.length);
  const workerData = { masters, cache, output };
  await drawAll(pictures, Number(options.workers), workerData, ({ picture, bytes }) => {
    appendFileSync(journal, `${picture.file}\t${picture.fingerprint}\n`);
    report(`${picture.iso2} zoom ${picture.zoom}`, bytes);
  });
}

await describe(root, cache, masters, Number(options.workers));

function readJournal() {
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => /** @type {[string, string]} */ (line.split('\t'))));
}
