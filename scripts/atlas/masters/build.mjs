import { existsSync, mkdirSync, rmSync } from 'node:fs';

import sharp from 'sharp';

import { MASTER, PYRAMID_LEVELS } from '../parameters.mjs';
import { readColour } from './blueMarble.mjs';
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
  const isLand = await readLand(mask);
  const heights = await readRelief(relief);
  const land = makeLayer(colour, heights, isLand, LAND, cache);
  console.log('built the land');
  const isSea = isLand.map((value) => 1 - value);
  const sea = makeLayer(colour, heights, isSea, SEA, cache);
  console.log('built the sea');
  const levels = pyramid(land.rgb, PYRAMID_LEVELS);
  const { pattern, energy } = groundPattern(levels[1]);
  writeMasters(directory, {
    land: levels,
    water: pyramid(sea.rgb, PYRAMID_LEVELS),
    relief: pyramid(land.relief, PYRAMID_LEVELS),
    depth: pyramid(sea.relief, PYRAMID_LEVELS),
    known: [land.known],
    pattern,
    energy: [energy],
  });
}

/**
 * 1 on land, 0 on sea and lakes.
 * @param {string} path of the world mask
 */
async function readLand(path) {
  const { width, height } = MASTER;
  const classes = await sharp(path, { limitInputPixels: false })
    .removeAlpha()
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
  return Float32Array.from({ length: width * height }, (_, i) => {
    const [r, g, b] = [classes[3 * i], classes[3 * i + 1], classes[3 * i + 2]];
    return r >= g && r >= b ? 1 : 0;
  });
}
