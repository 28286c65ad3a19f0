import { COLOUR } from '../parameters.mjs';
import { boxBlur } from '../raster/box.mjs';
import { smoothstep } from '../raster/kernels.mjs';

/** @typedef {import('./surface.mjs').Rgb} Rgb */

/**
 * Lakes as they are today, where GSHHG shows them as they were before the droughts of the last
 * decades or, being younger than its charts, not at all.
 */

/** Areas in degrees in which GSHHG's lakes no longer exist in that size. */
const SHRUNKEN = [
  { name: 'Aral Sea', west: 57.8, east: 62, south: 43, north: 47.2 },
  { name: 'Lake Chad', west: 12.8, east: 15.7, south: 12.2, north: 14.7 },
];
/** Lake Chad's open water, which the source does not tell from its marshes; extent: Natural Earth. */
const POOL = { lat: 13.05, lon: 14.5, halfHeight: 0.18, halfWidth: 0.24 };

/** Open water in dry country is almost black in the source: its brightness as a share of that of its
 * surroundings, from the open lake to the shore. The surroundings are bright and warm; dark rock in
 * snow is none. */
const OPEN_WATER = [0.15, 0.55];
const BRIGHT = 60;
const WARM = 22;
const SURROUNDINGS = 10;

const { width, height } = COLOUR;
export const mean = (/** @type {Rgb} */ [r, g, b], /** @type {number} */ i) =>
  (r[i] + g[i] + b[i]) / 3;
export const latitudeOf = (/** @type {number} */ i) =>
  90 - ((Math.floor(i / width) + 0.5) / height) * 180;
export const longitudeOf = (/** @type {number} */ i) => (((i % width) + 0.5) / width) * 360 - 180;

/**
 * Whether GSHHG's lakes around a point no longer exist in that size.
 * @param {number} lat degrees
 * @param {number} lon degrees
 */
export const hasShrunk = (lat, lon) =>
  SHRUNKEN.some(
    ({ west, east, south, north }) => lon > west && lon < east && lat > south && lat < north,
  );

/**
 * Open water that the source shows in dry country, at the colour's size: 1 on a lake, 0.5 at its
 * shore.
 * @param {Rgb} colour
 */
export function lakesSeen(colour) {
  const scratch = new Float32Array(colour[0].length);
  const blurred = (/** @type {Float32Array} */ plane) =>
    boxBlur(plane.slice(), width, height, SURROUNDINGS, scratch);
  const [r, g, b] = colour;
  /** @type {Rgb} */
  const around = [blurred(r), blurred(g), blurred(b)];
  return Float32Array.from(r, (_, i) => {
    const fromPool = Math.hypot(
      (latitudeOf(i) - POOL.lat) / POOL.halfHeight,
      (longitudeOf(i) - POOL.lon) / POOL.halfWidth,
    );
    const pool = 1 - smoothstep(0.5, 1.5, fromPool);
    const surroundings = mean(around, i);
    const isDry = surroundings > BRIGHT && around[0][i] - around[2][i] > WARM;
    if (!isDry) return pool;
    const [open, shore] = OPEN_WATER;
    return Math.max(pool, 1 - smoothstep(open, shore, mean(colour, i) / surroundings));
  });
}
