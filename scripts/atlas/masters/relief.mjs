import sharp from 'sharp';

import { MASTER } from '../parameters.mjs';
import { boxBlur } from '../raster/box.mjs';
import { fillHoles } from '../raster/pushPull.mjs';
import { resample } from '../raster/resample.mjs';

/** @typedef {import('./surface.mjs').Surface} Surface */

/** Marble's grey tiles. Heights are on a curve: the shore near 97 of 255, Everest near 240. */
const TILES = { across: 16, down: 8, size: 675 };
const SOURCE = { width: TILES.across * TILES.size, height: TILES.down * TILES.size };
const SHORE = 97;
/** Exponent that undoes the curve, so that values are roughly proportional to height. */
const CURVE = 1.7;
/** Size of JPEG blocks. Above REAL_STEP, a step at a block edge counts as real relief. */
const BLOCK = 8;
const REAL_STEP = 9;
const DOUBTFUL_STEP = 5;

/**
 * Height and depth of the world at the masters' size, in the source's scale of 0 to 255.
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
 * Softens the steps between JPEG blocks in place; they would show as a grid of false ridges.
 * @param {Float32Array} tile
 * @param {number} size side length
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
 * The relief of one surface, smoothed and extended over the other.
 * @param {Float32Array} heights result of readRelief
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
    // The upper end of the curve amplifies JPEG noise, most visibly in Tibet.
    const noise = isLand ? 1.3 + 1.9 * Math.min(1.2, coarse[i] / 127) : 2;
    const detail = (fine[i] - coarse[i]) / noise;
    const smoothing = 0.85 * Math.exp(-detail * detail);
    relief[i] = fine[i] * (1 - smoothing) + coarse[i] * smoothing;
  }
  // Exclude pixels at the shore: they mix both surfaces.
  boxBlur(valid, width, height, 2, scratch);
  for (let i = 0; i < valid.length; i++) valid[i] = valid[i] > 0.999 ? 1 : 0;
  return fillHoles([relief], valid, width, height)[0];
}
