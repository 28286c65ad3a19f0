// Finds pictures that are missing, empty or the same as the next level's: npm run atlas:check
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { contrast, difference, landShareOf } from './inspection.mjs';
import { LEVELS } from './parameters.mjs';
import { readPlaces } from './places.mjs';
import { fileOf } from './plan.mjs';

/** Small copies are compared: grain and the encoder's noise average out. */
const SIZE = { width: 160, height: 120 };
const LEAST_CONTRAST = 3;
const LEAST_LAND = 0.0005;
const LEAST_DIFFERENCE = 2;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** @type {string[]} */
const findings = [];
let [pictures, bytes] = [0, 0];

for (const { iso2, name } of readPlaces(root)) {
  /** @type {Buffer | undefined} */
  let nearer;
  for (const level of LEVELS) {
    const path = `${root}/public/atlas/${fileOf(iso2, level)}`;
    const report = (/** @type {string} */ what) =>
      findings.push(`${iso2} ${name} ${level}: ${what}`);
    if (!existsSync(path)) {
      report('missing');
      nearer = undefined;
      continue;
    }
    pictures++;
    bytes += statSync(path).size;
    const rgb = await sharp(path).resize(SIZE.width, SIZE.height).removeAlpha().raw().toBuffer();
    if (contrast(rgb) < LEAST_CONTRAST) report(`contrast ${contrast(rgb).toFixed(1)}`);
    if (landShareOf(rgb) < LEAST_LAND) report(`land ${(100 * landShareOf(rgb)).toFixed(3)} %`);
    if (nearer && difference(nearer, rgb) < LEAST_DIFFERENCE) report('same as the level before');
    nearer = rgb;
  }
}

const [megabytes, mean] = [bytes / 1e6, bytes / 1000 / Math.max(1, pictures)];
console.log(findings.join('\n'));
console.log(
  `${pictures} pictures, ${megabytes.toFixed(1)} MB, mean ${mean.toFixed(1)} kB, ` +
    `${(mean * LEVELS.length).toFixed(0)} kB a puzzle; ${findings.length} findings`,
);
if (findings.length) process.exitCode = 1;
