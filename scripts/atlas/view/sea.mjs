import { smoothstep } from '../raster/kernels.mjs';

/** @typedef {import('./layers.mjs').Layers} Layers */

/** Lakes have the colour of the seas around them, a little darker: the source shows them black. */
const LAKE_BRIGHTNESS = 0.82;
/** RGB of shallow water, and what is added to it in the tropics and near an islet. */
const SHALLOW = [44, 112, 140];
const SHALLOW_TROPICS = [34, 44, 18];
const SHALLOW_LAGOON = [30, 6, 6];
/** Depth values between which the sea floor changes from deep to shelf. */
const SHELF = [70, 92];
const DEPTH_UNIT = 1 / 60;

/**
 * The water colour of a whole view, as if there were no land: RGB, 0 to 255.
 * @param {Layers} layers
 */
export function seaOf(layers) {
  const { view, water, depth, slopeScale, coast, known, offshore, nearness } = layers;
  const { width, height, latitudes } = view;
  const out = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const tropics = 1 - smoothstep(24, 40, Math.abs(latitudes[y]));
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const west = y * width + Math.max(0, x - 1);
      const east = y * width + Math.min(width - 1, x + 1);
      const slope = depth[east] - depth[west] + depth[below + x] - depth[above + x];
      const light = 1 + 0.06 * Math.tanh(slope * slopeScale[y] * 0.16);
      const lake = coast.lake[i] > 0.01 ? coast.lake[i] / (1 - coast.land[i] + 1e-6) : 0;
      const shelf = smoothstep(SHELF[0], SHELF[1], depth[i] * DEPTH_UNIT);
      const reef = tropics * (1 - smoothstep(0.55, 0.95, known[i] / 255));
      const glow =
        (1 - lake) *
          (nearness < 1
            ? (1 - nearness) * coastGlow(offshore[i], view.kmPerPixel, shelf, reef)
            : 0) +
        (nearness > 0 ? (1 - lake) * nearness * reefGlow(layers, i) : 0);
      for (let c = 0; c < 3; c++) {
        let value = water[3 * i + c] * light;
        value *= 1 + (LAKE_BRIGHTNESS - 1) * lake;
        const shallow = SHALLOW[c] + (SHALLOW_TROPICS[c] + SHALLOW_LAGOON[c] * nearness) * tropics;
        out[3 * i + c] = value + (shallow - value) * glow;
      }
    }
  }
  return out;
}

/**
 * Glow of shallow water along a coast: a bright rim, and a wide faint one on the shelf only.
 * @param {number} pixels distance to land
 * @param {number} kmPerPixel
 * @param {number} shelf 0 to 1
 * @param {number} reef 0 to 1: around tropical islands in deep water, whose shelf the source misses
 */
function coastGlow(pixels, kmPerPixel, shelf, reef) {
  const shallow = Math.max(reef, 0.35 + 0.65 * shelf);
  const strength = 0.32 + 0.2 * reef;
  const rim = strength * shallow * Math.exp(-pixels / Math.max(1.6, 5 / kmPerPixel));
  return rim + 0.14 * Math.exp((-pixels * kmPerPixel) / 28) * shelf;
}

/**
 * Glow of the reef around an islet: a turquoise flat of about 250 m and the lighter slope beyond.
 * @param {Layers} layers
 * @param {number} i pixel
 */
function reefGlow({ offshore, noise, view: { kmPerPixel } }, i) {
  const km = offshore[i] * kmPerPixel;
  const ragged = km + (noise ? 0.05 * noise[i] : 0);
  const flat = 0.6 * (1 - smoothstep(0.16, 0.34, ragged));
  const slope = 0.16 * Math.exp(-km / 2.2) + 0.14 * Math.exp(-km / 0.7);
  // If pixels are wider than the reef, a full glow would look like land.
  return (flat + slope) * (kmPerPixel > 0.28 ? 0.7 : 1);
}
