import { MASTER, PYRAMID_LEVELS } from '../parameters.mjs';

/**
 * A raster in rows from the top left, channels interleaved. Masters show the world in
 * equirectangular projection from 180° W, 90° N.
 * @typedef {object} Raster
 * @property {Uint8Array | Int8Array | Int16Array | Float32Array} data
 * @property {number} width
 * @property {number} height
 * @property {number} channels
 */

/**
 * Halves the size by averaging 2 × 2 pixels.
 * @param {Raster} raster
 * @param {(sum: number) => number} mean rounded mean, given the sum of four pixels
 * @returns {Raster}
 */
function half({ data, width, height, channels }, mean) {
  const w = width >> 1;
  const h = height >> 1;
  const Data = /** @type {new (length: number) => typeof data} */ (data.constructor);
  const coarse = new Data(w * h * channels);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      for (let c = 0; c < channels; c++) {
        const at = (2 * y * width + 2 * x) * channels + c;
        const below = at + width * channels;
        const sum = data[at] + data[at + channels] + data[below] + data[below + channels];
        coarse[(y * w + x) * channels + c] = mean(sum);
      }
    }
  }
  return { data: coarse, width: w, height: h, channels };
}

const rounded = (/** @type {number} */ sum) => (sum + 2) >> 2;

/**
 * The raster and its successive halvings, finest first.
 * @param {Raster} raster
 * @param {number} levels
 */
export function pyramid(raster, levels, mean = rounded) {
  const rasters = [raster];
  for (let last = raster; rasters.length < levels;) {
    last = half(last, mean);
    rasters.push(last);
  }
  return rasters;
}

/** The masters store heights and depths as integers, in units of 1/60 step of the source's curve. */
export const RELIEF_UNIT = 60;

/** Below this many master pixels per pixel of a view, the relief's JPEG blocks show as steps. */
const BLOCKY = 0.25;

/**
 * The level of a master's pyramid whose pixels are about as large as a view's; in the nearest views a
 * smooth one.
 * @param {{ worldPixels: number }} view
 * @returns {{ level: number, perPixel: number }} with the finest level's pixels per pixel of the view
 */
export function levelFor({ worldPixels }) {
  const perPixel = MASTER.width / worldPixels;
  const level = perPixel < BLOCKY ? 1 : Math.round(Math.log2(perPixel));
  return { level: Math.max(0, Math.min(PYRAMID_LEVELS - 1, level)), perPixel };
}
