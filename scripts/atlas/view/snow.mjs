import { smoothstep } from '../raster/kernels.mjs';

/** @typedef {import('./layers.mjs').Layers} Layers */

/** Brightness of the darkest channel between which the source's ground turns into snow, and saturation
 * between which what is bright is sand. */
const SNOW = [70, 205];
const SAND = [0.1, 0.2];
const WHITE = [198, 205, 213];
/** Ground below snow that hides it, and how far the bare ground may be from it. */
const ROCK = [88, 82, 70];
const HIDDEN = 0.85;
/** Distance in km to the surroundings that a ridge is higher than, and the height that counts fully. */
const RIDGE_KM = 7;
const RIDGE = 0.8;
/** How much a ridge adds to the snow, and the amounts of snow between which its edge runs. */
const LIE = 0.32;
const EDGE = [0.22, 0.74];
/** How ragged the edge is in near views. */
const RAGGED = 0.09;

/**
 * Snow with an edge. The source has pixels of 10 km, which mix snow and ground into a haze like cotton
 * wool; snow lies on ridges first, and on valley floors last.
 * @param {Float64Array} rgb changed in place
 * @param {Layers} layers
 * @param {number} x
 * @param {number} y
 * @returns {number} the share of snow, 0 to 1
 */
export function layOutSnow(rgb, layers, x, y) {
  const darkest = Math.min(rgb[0], rgb[1], rgb[2]);
  const saturation = 1 - darkest / Math.max(1, rgb[0], rgb[1], rgb[2]);
  const colourless = 1 - smoothstep(SAND[0], SAND[1], saturation);
  const amount = colourless * smoothstep(SNOW[0], SNOW[1], darkest);
  if (amount === 0) return 0;
  const ragged = layers.noise ? RAGGED * layers.noise[y * layers.view.width + x] : 0;
  const snow = smoothstep(EDGE[0], EDGE[1], amount + LIE * ridgeAt(layers, x, y) + ragged);
  for (let c = 0; c < 3; c++) {
    const seen = (rgb[c] - amount * WHITE[c]) / Math.max(0.15, 1 - amount);
    const bare = amount > HIDDEN ? ROCK[c] : Math.min(rgb[c], Math.max(ROCK[c] * 0.85, seen));
    rgb[c] = bare + (WHITE[c] - bare) * snow;
  }
  return snow;
}

/**
 * How much higher a place is than its surroundings, -1 to 1.
 * @param {Layers} layers
 * @param {number} x
 * @param {number} y
 */
function ridgeAt({ relief, slopeScale, view: { width, height, kmPerPixel } }, x, y) {
  const step = Math.max(1, Math.round(RIDGE_KM / kmPerPixel));
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    relief[
      Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))
    ];
  const around = (at(step, 0) + at(-step, 0) + at(0, step) + at(0, -step)) / 4;
  return Math.tanh(((relief[y * width + x] - around) * slopeScale[y]) / (RIDGE * Math.sqrt(step)));
}
