// Measures how much of its country each first picture gives away, and how much there is to see:
// npm run atlas:fairness -- [--index atlasIndex.json --pictures folder]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { landOf } from './alignment.mjs';
import { classEntropy, lumaEntropy } from './inspection.mjs';
import { viewOf } from './mercator.mjs';
import { SIZE } from './naturalEarth.mjs';
import { polygonsOf, shareInView } from './outline.mjs';
import { readPlaces } from './places.mjs';
import { readIndex } from './readIndex.mjs';

/** Shares of the outline, from which the country can be told by its shape. */
const [MUCH, NEARLY_ALL] = [0.5, 0.9];
/** Bits below which a picture is of one class, as good as without water, or nearly of one shade. */
const [ONE_CLASS, ONE_SHADE] = [0.1, 1.5];

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { values: paths } = parseArgs({
  options: { index: { type: 'string' }, pictures: { type: 'string' } },
});
const index = readIndex(root, paths);

/** @typedef {{ outline: number, classes: number, luma: number }} Row */
/** @type {Row[]} */
const rows = [];
for (const place of readPlaces(root)) {
  const [first] = index.get(place.name) ?? [];
  if (!first) continue;
  const { zoom, path } = first;
  const rgb = await sharp(path).resize(SIZE.width, SIZE.height).removeAlpha().raw().toBuffer();
  const outline = shareInView(polygonsOf(place.name), viewOf(place, zoom));
  const classes = classEntropy(rgb, await landOf(place, zoom));
  const luma = lumaEntropy(rgb);
  rows.push({ outline, classes, luma });
  console.log(
    [
      place.iso2,
      zoom.toFixed(2).padStart(5),
      `${(100 * outline).toFixed(0).padStart(3)} % of the outline`,
      `${classes.toFixed(2)} bits of land, sea and lake`,
      `${luma.toFixed(2)} bits of brightness`,
      place.name,
    ].join('  '),
  );
}

const isOneClass = (/** @type {Row} */ { classes }) => classes < ONE_CLASS;
const isOneShade = (/** @type {Row} */ { luma }) => luma < ONE_SHADE;
const count = (/** @type {(row: Row) => boolean} */ test) => rows.filter(test).length;
const median = (/** @type {number[]} */ values) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

console.log(`
${rows.length} first pictures
over ${100 * MUCH} % of the outline: ${count(({ outline }) => outline > MUCH)}
over ${100 * NEARLY_ALL} % of the outline: ${count(({ outline }) => outline > NEARLY_ALL)}
below ${ONE_CLASS} bits of land, sea and lake: ${count(isOneClass)}
below ${ONE_SHADE} bits of brightness: ${count(isOneShade)}
below both: ${count((row) => isOneClass(row) && isOneShade(row))}
medians: ${(100 * median(rows.map(({ outline }) => outline))).toFixed(0)} % of the outline, ${median(rows.map(({ classes }) => classes)).toFixed(2)} and ${median(rows.map(({ luma }) => luma)).toFixed(2)} bits`);
