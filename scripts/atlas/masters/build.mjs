import { existsSync, mkdirSync, rmSync } from 'node:fs';

import sharp from 'sharp';

import { COLOUR, MASTER, PYRAMID_LEVELS, REFINEMENT } from '../parameters.mjs';
import { readColour } from './blueMarble.mjs';
import { faultsOf } from './faults.mjs';
import { hasShrunk, lakesSeen } from './lakes.mjs';
import { makeLayer } from './layer.mjs';
import { groundPattern } from './pattern.mjs';
import { pyramid } from './pyramids.mjs';
import { readRelief } from './relief.mjs';
import { writeMasters } from './store.mjs';
import { LAND, SEA } from './surface.mjs';

/**
 * Builds the masters unless they exist. This takes a few minutes and 6 GB of memory, once.
 * @param {{ relief: string, mask: string }} inputs relief tiles, picture of land and water
 * @param {string} cache directory
 */
export async function provideMasters({ relief, mask }, cache) {
  const directory = `${cache}/masters`;
  if (existsSync(`${directory}/index.json`)) return;
  console.log('building the masters (once, takes a few minutes)');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const colour = await readColour();
  const lakes = lakesSeen(colour);
  const { isLand, isSea } = await readClasses(mask, lakes);
  const heights = await readRelief(relief);
  const land = makeLayer(colour, heights, isLand, faultsOf(colour), LAND, cache);
  console.log('built the land');
  const sea = makeLayer(colour, heights, isSea, null, SEA, cache);
  console.log('built the sea');
  const levels = pyramid(land.rgb, PYRAMID_LEVELS);
  const { pattern, energy } = groundPattern(levels[1]);
  writeMasters(directory, {
    land: levels,
    water: pyramid(sea.rgb, PYRAMID_LEVELS),
    relief: pyramid(land.relief, PYRAMID_LEVELS),
    depth: pyramid(sea.relief, PYRAMID_LEVELS),
    known: [land.known],
    lakes: [{ data: Uint8Array.from(lakes, (value) => 255 * value), ...COLOUR, channels: 1 }],
    pattern,
    energy: [energy],
  });
}

/**
 * Land and sea, each 1 or 0; lakes are neither.
 * @param {string} path of the world mask
 * @param {Float32Array} lakes that the source shows
 */
async function readClasses(path, lakes) {
  const { width, height } = MASTER;
  const classes = await sharp(path, { limitInputPixels: false })
    .removeAlpha()
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
  const isLand = new Float32Array(width * height);
  const isSea = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const lat = 90 - ((y + 0.5) / height) * 180;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const [r, g, b] = [classes[3 * i], classes[3 * i + 1], classes[3 * i + 2]];
      const lake = lakes[Math.floor(y / REFINEMENT) * COLOUR.width + Math.floor(x / REFINEMENT)];
      const isDry = (r >= g && r >= b) || hasShrunk(lat, ((x + 0.5) / width) * 360 - 180);
      isLand[i] = isDry && lake < 0.25 ? 1 : 0;
      isSea[i] = b > r && b > g ? 1 : 0;
    }
  }
  return { isLand, isSea };
}
