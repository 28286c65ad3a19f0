/**
 * The synthetic ground texture: the region's own pattern, shrunk. Randomly flipped cells are
 * blended with constant variance. They are fixed in world coordinates, so that consecutive levels
 * show the same pattern.
 */
import { TEXTURE_STRENGTH } from '../parameters.mjs';
import { boxMean } from '../raster/boxMean.mjs';
import { smoothstep } from '../raster/kernels.mjs';
import { cellHash } from './noise.mjs';

/** @typedef {import('../masters/pyramids.mjs').Raster} Raster */
/** @typedef {import('../mercator.mjs').View} View */

/** Shrink factor, seed and weight of each layer; large factors apply to close views only. */
const LAYERS = [
  { shrink: 2, seed: 5, weight: 0.7 },
  { shrink: 4, seed: 9, weight: 1 },
  { shrink: 8, seed: 13, weight: 0.95 },
  { shrink: 14, seed: 21, weight: 0.75 },
  { shrink: 28, seed: 34, weight: 0.75 },
  { shrink: 56, seed: 55, weight: 0.75 },
  { shrink: 112, seed: 89, weight: 0.75 },
];
/** Pattern pixels per picture pixel at which a layer, by then mostly noise, fades and ends. */
const FADES_FROM = 1.5;
const ENDS_AT = 3.2;
/** Cell size at shrink factor 1, and jitter of a cell's source position, in pattern pixels. */
const CELL = 136;
const JITTER = 24;

/** Box radius for the local strength; three passes approximate a Gaussian of 15 pixels. */
const NEIGHBOURHOOD = 14;

/** @param {number} t distance from the cell's centre, in cells */
const window = (t) => 0.5 + 0.5 * Math.cos(Math.PI * Math.min(1, Math.abs(t)));

const luma = (/** @type {Float32Array} */ rgb, /** @type {number} */ j) =>
  0.3 * rgb[j] + 0.59 * rgb[j + 1] + 0.11 * rgb[j + 2];

/**
 * The RGB values to add to the ground.
 * @param {View} view
 * @param {Raster[]} pattern pyramid
 * @param {Float32Array} energy local strength of the pattern at each pixel
 */
export function textureOf(view, pattern, energy) {
  const { width, height, worldPixels } = view;
  const size = width * height;
  const sum = new Float32Array(size * 3);
  for (const { shrink, seed, weight } of LAYERS) {
    const density = (pattern[0].width / worldPixels) * shrink;
    const gain = weight * (1 - smoothstep(FADES_FROM, ENDS_AT, density));
    if (gain <= 0) continue;
    const layer = cutLayer(view, pattern, shrink, seed);
    const brightness = new Float32Array(size);
    for (let i = 0; i < size; i++) brightness[i] = Math.abs(luma(layer, 3 * i));
    const local = boxMean(brightness, width, height, NEIGHBOURHOOD, 3);
    for (let i = 0; i < size; i++) {
      const wanted = 0.45 + 1.2 * Math.sqrt(Math.max(0, energy[i]));
      const k = (gain * TEXTURE_STRENGTH * wanted) / (local[i] + 0.6);
      for (let c = 0; c < 3; c++) sum[3 * i + c] += k * layer[3 * i + c];
    }
  }
  // Damp outliers, or single pixels would sparkle.
  for (let j = 0; j < sum.length; j += 3) {
    const damping = 1 / (1 + Math.abs(luma(sum, j)) / 45);
    for (let c = 0; c < 3; c++) sum[j + c] *= damping;
  }
  return sum;
}

/**
 * One layer of the pattern, shrunk.
 * @param {View} view
 * @param {Raster[]} pattern
 * @param {number} shrink
 * @param {number} seed
 */
function cutLayer({ width, height, west, worldPixels, latitudes }, pattern, shrink, seed) {
  const finest = pattern[0];
  const density = (finest.width / worldPixels) * shrink;
  const level = Math.max(0, Math.min(pattern.length - 1, Math.round(Math.log2(density))));
  const cell = CELL / shrink;
  const out = new Float32Array(width * height * 3);
  const cut = new Float64Array(3);
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.floor(((west + (x + 0.5) / worldPixels) * finest.width) / cell),
  );
  const columnWeights = Float64Array.from({ length: 2 * width }, (_, k) => {
    const u = (west + ((k >> 1) + 0.5) / worldPixels) * finest.width;
    return window(u / cell - columns[k >> 1] - (k & 1));
  });
  for (let y = 0; y < height; y++) {
    const latitude = latitudes[y];
    // Equirectangular pixels narrow towards the poles: rotating a cell must not stretch it.
    const narrowness = Math.max(0.2, Math.cos((latitude * Math.PI) / 180));
    const v = ((90 - latitude) / 180) * finest.height;
    const row = Math.floor(v / cell);
    const rowWeights = [window(v / cell - row), window(v / cell - row - 1)];
    for (let x = 0; x < width; x++) {
      const u = (west + (x + 0.5) / worldPixels) * finest.width;
      const column = columns[x];
      cut.fill(0);
      let squares = 0;
      for (let k = 0; k < 4; k++) {
        const originX = (column + (k & 1)) * cell;
        const originY = (row + (k >> 1)) * cell;
        const weight = columnWeights[2 * x + (k & 1)] * rowWeights[k >> 1];
        if (weight < 0.004) continue;
        const hash = cellHash(column + (k & 1), row + (k >> 1), seed);
        let dx = (u - originX) * shrink * (hash & 1 ? -1 : 1);
        let dy = (v - originY) * shrink * (hash & 2 ? -1 : 1);
        if (hash & 4) {
          const turned = dy / narrowness;
          dy = dx * narrowness;
          dx = turned;
        }
        dx += (((hash >>> 8) & 255) / 255 - 0.5) * JITTER;
        dy += (((hash >>> 16) & 255) / 255 - 0.5) * JITTER;
        addBilinear(
          pattern[level],
          (originX + dx) / 2 ** level,
          (originY + dy) / 2 ** level,
          weight,
          cut,
        );
        squares += weight * weight;
      }
      const gain = 0.5 / Math.sqrt(squares);
      for (let c = 0; c < 3; c++) out[(y * width + x) * 3 + c] = cut[c] * gain;
    }
  }
  return out;
}

/**
 * @param {Raster} raster of three channels
 * @param {number} x pixels from the left edge, may lie outside
 * @param {number} y
 * @param {number} weight
 * @param {Float64Array} sum
 */
function addBilinear({ data, width, height }, x, y, weight, sum) {
  const u = (((x - 0.5) % width) + width) % width;
  const v = Math.min(height - 2, Math.max(0, y - 0.5));
  const left = Math.floor(u);
  const top = Math.floor(v);
  const across = u - left;
  const down = v - top;
  const a = (top * width + left) * 3;
  const b = (top * width + (left + 1 >= width ? 0 : left + 1)) * 3;
  const below = width * 3;
  for (let c = 0; c < 3; c++) {
    const upper = data[a + c] * (1 - across) + data[b + c] * across;
    const lower = data[a + below + c] * (1 - across) + data[b + below + c] * across;
    sum[c] += weight * (upper * (1 - down) + lower * down);
  }
}
