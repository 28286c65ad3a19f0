import { hasShrunk } from '../masters/lakes.mjs';
import { levelFor, RELIEF_UNIT } from '../masters/pyramids.mjs';
import { longitudeOf } from '../mercator.mjs';
import { PYRAMID_LEVELS } from '../parameters.mjs';
import { distanceToZero } from '../raster/distance.mjs';
import { catmullRom, mitchell, smoothstep } from '../raster/kernels.mjs';
import { coastOf } from './coast.mjs';
import { groundNoise } from './noise.mjs';
import { riversOf } from './rivers.mjs';
import { sample } from './sample.mjs';
import { textureOf } from './texture.mjs';

/** @typedef {import('../masters/store.mjs').Masters} Masters */
/** @typedef {import('../mercator.mjs').View} View */

/**
 * The rasters a picture is composed of, with one value or RGB triple per pixel.
 * @typedef {object} Layers
 * @property {View} view
 * @property {Float32Array} land RGB
 * @property {Float32Array} water RGB
 * @property {Float32Array} relief
 * @property {Float32Array} depth
 * @property {Float32Array} known
 * @property {Float32Array} slopeScale per row: relief difference over two pixels to slope
 * @property {{ land: Float32Array, lake: Float32Array }} coast
 * @property {Float32Array | null} rivers
 * @property {Float32Array | null} texture RGB
 * @property {number} nearness 0 to 1: how strongly details missing from the source are painted
 * @property {Float32Array | null} noise
 * @property {Float32Array} offshore distance to land in pixels
 * @property {Float32Array | null} inland distance to water in pixels
 */

/** Zooms between which painted islets fade in. */
const PAINTED = [6.5, 7.75];
/** Values of `known` between which land counts as unseen, and the factor by which it is widened. */
const UNSEEN = [0.3, 0.7];
const ISLET_GAIN = 3;
/** Values of the lakes' raster between which a shore runs. */
const SHORE = [0.42, 0.58];

/**
 * Widens land that the source is too coarse to show. An atoll's rim is narrower than a pixel at
 * most zooms and would be invisible at true size. Maps commonly do the same.
 * @param {{ land: Float32Array, lake: Float32Array }} coast
 * @param {Float32Array} known
 */
function withIslets({ land, lake }, known) {
  const widened = land.map((share, i) => {
    const unseen = 1 - smoothstep(UNSEEN[0], UNSEEN[1], known[i] / 255);
    return Math.min(1 - lake[i], share * (1 + (ISLET_GAIN - 1) * unseen));
  });
  return { land: widened, lake };
}

/**
 * GSHHG's shares of land and lake, with the lakes of today.
 * @param {View} view
 * @param {Masters} masters
 */
export async function coastSeen(view, masters) {
  const { land, lake } = await coastOf(view);
  const seen = sample(masters.lakes[0], view, mitchell);
  const longitudes = Array.from({ length: view.width }, (_, x) => {
    const lon = longitudeOf(view.west + (x + 0.5) / view.worldPixels);
    return lon - 360 * Math.round(lon / 360);
  });
  for (let i = 0; i < land.length; i++) {
    const dry = land[i] + lake[i];
    const lat = view.latitudes[Math.floor(i / view.width)];
    const charted = hasShrunk(lat, longitudes[i % view.width]) ? 0 : lake[i];
    lake[i] = Math.max(charted, dry * smoothstep(SHORE[0], SHORE[1], seen[i] / 255));
    land[i] = dry - lake[i];
  }
  return { land, lake };
}

/**
 * @param {View} view
 * @param {Masters} masters
 * @param {string} riverDirectory
 * @returns {Promise<Layers>}
 */
export async function layersOf(view, masters, riverDirectory) {
  const { level, perPixel: mastersPerPixel } = levelFor(view);
  const known = sample(masters.known[0], view, mitchell);
  const coast = withIslets(await coastSeen(view, masters), known);
  const dry = coast.land.map((share) => (share > 0.5 ? 1 : 0));
  const wet = dry.map((value) => 1 - value);
  const nearness = smoothstep(PAINTED[0], PAINTED[1], view.zoom);
  const energy = sample(masters.energy[0], view, mitchell);
  return {
    view,
    coast,
    nearness,
    land: sample(masters.land[level], view, catmullRom),
    // One level coarser: the finest shows the grid of the sea's charts.
    water: sample(masters.water[Math.min(level + 1, PYRAMID_LEVELS - 1)], view, catmullRom),
    relief: sample(masters.relief[level], view, mitchell),
    depth: sample(masters.depth[level], view, mitchell),
    known,
    slopeScale: Float32Array.from(view.latitudes, (latitude) => {
      const narrowness = Math.max(0.3, Math.cos((latitude * Math.PI) / 180));
      return 0.5 / (mastersPerPixel * RELIEF_UNIT * narrowness);
    }),
    rivers: await riversOf(view, riverDirectory),
    // Only for views finer than the masters; farther out the masters hold all the detail.
    texture: mastersPerPixel < 2 ? textureOf(view, masters.pattern, energy) : null,
    noise: nearness > 0 ? groundNoise(view) : null,
    offshore: distanceToZero(wet, view.width, view.height),
    inland: nearness > 0 ? distanceToZero(dry, view.width, view.height) : null,
  };
}
