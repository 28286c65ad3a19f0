import sharp from 'sharp';

import { MASTER } from '../parameters.mjs';
import { boxBlur } from '../raster/box.mjs';
import { fillHoles } from '../raster/pushPull.mjs';
import { resample } from '../raster/resample.mjs';

/** @typedef {import('./surface.mjs').Surface} Surface */

/** Marble's tiles: grey, height on a curve with the shore near 97 of 255 and Everest near 240. */
const TILES = { across: 16, down: 8, size: 675 };
const SOURCE = { width: TILES.across * TILES.size, height: TILES.down * TILES.size };
const SHORE = 97;
/** Undoes the curve: about proportional to the height. */
const CURVE = 1.7;
/** JPEG's blocks, and the step at a block's edge above which it is taken for real relief. */
const BLOCK = 8;
const REAL_STEP = 9;
const DOUBTFUL_STEP = 5;

/**
 * Height and depth of the world at the masters' size, in the source's 0 to 255.
 * @param {string} tiles directory of the tiles
 */
export async function readRelief(tiles) {
  const whole = new Float32Array(SOURCE.width * SOURCE.height);
  const name = (/** @type {number} */ index) => String(index).padStart(6, '0');
  for (let ty = 0; ty < TILES.down; ty++) {
    for (let tx = 0; tx < TILES.across; tx++) {
      const path = `${tiles}/${name(ty)}/${name(ty)}_${name(tx)}.jpg`;
      const tile = Float32Array.from(await sharp(path).extractChannel(0).raw().toBuffer());
      removeBlocks(tile, TILES.size);
      for (let y = 0; y < TILES.size; y++) {
        const row = tile.subarray(y * TILES.size, (y + 1) * TILES.size);
        whole.set(row, (ty * TILES.size + y) * SOURCE.width + tx * TILES.size);
      }
    }
  }
  return resample(whole, SOURCE, MASTER);
}

/**
 * Softens the steps between JPEG's blocks, in place; they would become a net of false ridges.
 * @param {Float32Array} tile
 * @param {number} size of a side
 */
function removeBlocks(tile, size) {
  const smooth = (/** @type {number} */ at, /** @type {number} */ step) => {
    const [a, b, c, d] = [tile[at - 2 * step], tile[at - step], tile[at], tile[at + step]];
    let jump = c - b - (b - a + (d - c)) / 2;
    const height = Math.abs(jump);
    if (height > REAL_STEP) return;
    if (height > DOUBTFUL_STEP) jump *= (REAL_STEP - height) / (REAL_STEP - DOUBTFUL_STEP);
    tile[at - step] += jump * 0.36;
    tile[at] -= jump * 0.36;
    tile[at - 2 * step] += jump * 0.14;
    tile[at + step] -= jump * 0.14;
  };
  for (let x = BLOCK; x < size - 1; x += BLOCK) {
    for (let y = 0; y < size; y++) smooth(y * size + x, 1);
  }
  for (let y = BLOCK; y < size - 1; y += BLOCK) {
    for (let x = 0; x < size; x++) smooth(y * size + x, size);
  }
}

/**
 * The relief of one surface, smoothed, and continued over the other.
 * @param {Float32Array} heights of readRelief
 * @param {Float32Array} mask 1 on the surface
 * @param {Surface} surface
 */
export function surfaceRelief(heights, mask, { isLand }) {
  const { width, height } = MASTER;
  const relief = new Float32Array(heights.length);
  const valid = new Float32Array(heights.length);
  for (let i = 0; i < heights.length; i++) {
    const value = heights[i];
    relief[i] = isLand ? Math.pow(Math.max(0, value - SHORE) / 100, CURVE) * 100 : value;
    valid[i] = mask[i] > 0.98 && (isLand || value < 100) ? 1 : 0;
  }
  const scratch = new Float32Array(heights.length);
  const fine = boxBlur(relief.slice(), width, height, 1, scratch);
  const coarse = boxBlur(fine.slice(), width, height, 2, scratch);
  for (let i = 0; i < relief.length; i++) {
    // The upper end of the curve amplifies the JPEG's noise, most of all in Tibet.
    const noise = isLand ? 1.3 + 1.9 * Math.min(1.2, coarse[i] / 127) : 2;
    const detail = (fine[i] - coarse[i]) / noise;
    const smoothing = 0.85 * Math.exp(-detail * detail);
    relief[i] = fine[i] * (1 - smoothing) + coarse[i] * smoothing;
  }
  // Not the pixels at the shore: they are mixed of both.
  boxBlur(valid, width, height, 2, scratch);
  for (let i = 0; i < valid.length; i++) valid[i] = valid[i] > 0.999 ? 1 : 0;
  return fillHoles([relief], valid, width, height)[0];
}
