import { MASTER } from '../parameters.mjs';
import { gauss } from '../raster/gauss.mjs';
import { groundOf } from './ground.mjs';
import { layersOf } from './layers.mjs';
import { seaOf } from './sea.mjs';

/** @typedef {import('../masters/store.mjs').Masters} Masters */
/** @typedef {import('../mercator.mjs').View} View */

/** Colour grading: gamma below 1 lightens, saturation is a factor. */
const LAND = { gamma: 0.72, gain: 1.04, saturation: 1.12 };
const WATER = {
  gamma: 0.88,
  saturation: 0.86,
  gain: [0.92, 1.03, 0.98],
  lift: [0.012, 0.025, 0.045],
};
/** World width in pixels above which the masters are stretched and need more sharpening. */
const STRETCHED = 0.8 * MASTER.width;
/** Grain that prevents banding in flat water and deserts, on a scale of 0 to 255. */
const GRAIN = { sea: 1.2, land: 3.6 };

/**
 * Renders a view as 8-bit RGB.
 * @param {View} view
 * @param {Masters} masters
 * @param {string} riverDirectory
 */
export async function render(view, masters, riverDirectory) {
  const layers = await layersOf(view, masters, riverDirectory);
  const ground = groundOf(layers);
  const sea = seaOf(layers);
  const { land } = layers.coast;
  const mixed = new Float32Array(ground.length);
  for (let i = 0; i < land.length; i++) {
    gradeLand(ground, 3 * i);
    gradeWater(sea, 3 * i);
    for (let c = 0; c < 3; c++) {
      const j = 3 * i + c;
      mixed[j] = 255 * (ground[j] * land[i] + sea[j] * (1 - land[i]));
    }
  }
  return { rgb: finish(mixed, land, view), land };
}

/**
 * @param {Float32Array} rgb graded in place, 0 to 255 before and 0 to 1 after
 * @param {number} j
 */
function gradeLand(rgb, j) {
  for (let c = 0; c < 3; c++) {
    rgb[j + c] = Math.pow(Math.max(0, rgb[j + c]) / 255, LAND.gamma) * LAND.gain;
  }
  const mean = (rgb[j] + rgb[j + 1] + rgb[j + 2]) / 3;
  for (let c = 0; c < 3; c++) rgb[j + c] = mean + (rgb[j + c] - mean) * LAND.saturation;
}

/**
 * @param {Float32Array} rgb graded in place, 0 to 255 before and 0 to 1 after
 * @param {number} j
 */
function gradeWater(rgb, j) {
  for (let c = 0; c < 3; c++) rgb[j + c] = Math.pow(Math.max(0, rgb[j + c]) / 255, WATER.gamma);
  const mean = (rgb[j] + rgb[j + 1] + rgb[j + 2]) / 3;
  for (let c = 0; c < 3; c++) {
    const saturated = mean + (rgb[j + c] - mean) * WATER.saturation;
    rgb[j + c] = saturated * WATER.gain[c] + WATER.lift[c];
  }
}

/**
 * Sharpens the luma (unsharp mask) and adds grain.
 * @param {Float32Array} rgb
 * @param {Float32Array} land
 * @param {View} view
 */
function finish(rgb, land, { width, height, worldPixels }) {
  const luma = new Float32Array(land.length);
  for (let i = 0; i < luma.length; i++) {
    luma[i] = 0.3 * rgb[3 * i] + 0.59 * rgb[3 * i + 1] + 0.11 * rgb[3 * i + 2];
  }
  const soft = worldPixels > STRETCHED;
  const blurred = gauss(luma, width, height, soft ? 1.3 : 0.9);
  const amount = soft ? 0.55 : 0.4;
  const out = new Uint8ClampedArray(rgb.length);
  let random = 1234567;
  for (let i = 0; i < luma.length; i++) {
    const detail = amount * Math.max(-14, Math.min(14, luma[i] - blurred[i]));
    // A linear congruential generator (Numerical Recipes): the same grain in every build.
    random = (Math.imul(random, 1664525) + 1013904223) | 0;
    const grain = (random >>> 8) / 2 ** 24 - 0.5;
    const amplitude = GRAIN.sea + (GRAIN.land - GRAIN.sea) * land[i];
    for (let c = 0; c < 3; c++) out[3 * i + c] = rgb[3 * i + c] + detail + grain * amplitude;
  }
  return out;
}
