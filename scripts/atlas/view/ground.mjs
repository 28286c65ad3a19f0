import { longitudeOf } from '../mercator.mjs';
import { HILLSHADE_STRENGTH } from '../parameters.mjs';
import { smoothstep } from '../raster/kernels.mjs';
import { layOutSnow } from './snow.mjs';

/** @typedef {import('./layers.mjs').Layers} Layers */

/** Colour of tropical islands for which the source shows no colour, RGB. Elsewhere, and where it is dry,
 * the nearest coast's colour is closer. */
const UNSEEN = [52, 74, 38];
const DRY = [{ name: 'Cape Verde', west: -26, east: -22, south: 14, north: 18 }];
/** Values of `known` between which the source's colour becomes trusted. On small islands of a few
 * pixels it is too yellow, because the sea's blue was removed from it. */
const TRUSTED = [0.05, 0.5];
/** Latitudes between which palms and white beaches end. */
const PALMS_END = [24, 32];
/** Colours of an islet: palms and their variation, clearings, and the beach. */
const PALMS = [54, 80, 42];
const PALMS_VARIATION = [9, 10, 6];
const CLEARING = [112, 112, 78];
const BEACH = [206, 192, 154];
/** Width of a beach in km, and its minimum in pixels to stay visible. */
const BEACH_KM = 0.09;
const BEACH_PIXELS = 1.1;
/** Unevenness of the ground in near views, which would look painted without. */
const FAINT = 0.035;
/** Share of the hillshade that remains in near views, where the relief is too coarse for ridges. */
const SOFT = 0.55;
/** Colour of a river, close to that of lakes. */
const RIVER = [18, 52, 96];

/**
 * The ground colour of a whole view, as if there were no water: RGB, 0 to 255.
 * @param {Layers} layers
 */
export function groundOf(layers) {
  const { view, land, known, texture, rivers, noise } = layers;
  const { width, height, latitudes } = view;
  const out = new Float32Array(width * height * 3);
  const rgb = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    const latitude = Math.abs(latitudes[y]);
    const tropics = isDry(view) ? 0 : 1 - smoothstep(PALMS_END[0], PALMS_END[1], latitude);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const seen = known[i] / 255;
      const distrusted = tropics * (1 - smoothstep(TRUSTED[0], TRUSTED[1], seen));
      for (let c = 0; c < 3; c++) {
        const colour = land[3 * i + c];
        rgb[c] = colour + (UNSEEN[c] - colour) * distrusted;
      }
      const invented = layers.nearness * tropics * (1 - smoothstep(0.55, 0.95, seen));
      if (invented > 0) paintIslet(rgb, layers, i, invented);
      const snow = texture
        ? layOutSnow(rgb, layers, x, y)
        : smoothstep(120, 205, Math.min(rgb[0], rgb[1], rgb[2]));
      const grain = noise ? FAINT * layers.nearness * noise[i] : 0;
      const light = lightOf(layers, x, y, snow) + grain;
      const river = rivers ? rivers[i] : 0;
      for (let c = 0; c < 3; c++) {
        const textured = rgb[c] * light + (texture ? texture[3 * i + c] * (1 - invented) : 0);
        out[3 * i + c] = textured + (RIVER[c] - textured) * river;
      }
    }
  }
  return out;
}

/** Whether the middle of a view is in a dry area. @param {import('../mercator.mjs').View} view */
function isDry({ west, east, latitudes }) {
  const lon = longitudeOf((west + east) / 2);
  const lat = latitudes[latitudes.length >> 1];
  return DRY.some(
    (area) => lon > area.west && lon < area.east && lat > area.south && lat < area.north,
  );
}

/**
 * Paints palms, clearings and a beach on islets that are smaller than a pixel of the source.
 * @param {Float64Array} rgb changed in place
 * @param {Layers} layers
 * @param {number} i pixel
 * @param {number} share 0 to 1
 */
function paintIslet(rgb, { noise, inland, view }, i, share) {
  const t = noise ? noise[i] : 0;
  const clearing = 0.3 * smoothstep(0.35, 1.2, t);
  const inside = inland ? Math.max(0, inland[i] - 0.4) : 0;
  const beach = Math.exp(-inside / Math.max(BEACH_PIXELS, BEACH_KM / view.kmPerPixel));
  for (let c = 0; c < 3; c++) {
    let value = PALMS[c] + PALMS_VARIATION[c] * t;
    value += (CLEARING[c] - value) * clearing;
    value += (BEACH[c] - value) * beach;
    rgb[c] += (value - rgb[c]) * share;
  }
}

/**
 * Hillshade factor around 1, lit from the north-west as on maps.
 * @param {Layers} layers
 * @param {number} x
 * @param {number} y
 * @param {number} snow 0 to 1; snow scatters light, so its shadows are weak
 */
function lightOf({ relief, slopeScale, view: { width, height, kmPerPixel } }, x, y, snow) {
  const row = y * width;
  const east = relief[row + Math.min(width - 1, x + 1)] - relief[row + Math.max(0, x - 1)];
  const south =
    relief[Math.min(height - 1, y + 1) * width + x] - relief[Math.max(0, y - 1) * width + x];
  const gx = east * slopeScale[y];
  const gy = south * slopeScale[y];
  const shade = Math.tanh((0.62 * gx + 0.62 * gy) * 0.42) + 0.35 * Math.tanh(gx * 0.35);
  const steepness = Math.min(1, Math.hypot(gx, gy) * 0.25);
  const strength = HILLSHADE_STRENGTH * (SOFT + (1 - SOFT) * smoothstep(0.3, 1.4, kmPerPixel));
  return 1 + strength * shade * (1 - 0.35 * snow) - 0.04 * steepness;
}
