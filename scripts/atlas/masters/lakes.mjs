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
/** Areas in which a lake is younger than GSHHG. */
const NEW = [
  { name: 'Lake Aydar', west: 65.8, east: 67.8, south: 40.5, north: 41.4 },
  { name: 'Lake Sarygamysh', west: 56.5, east: 58.4, south: 41.3, north: 42.5 },
];
const CHANGED = [...SHRUNKEN, ...NEW];
/** Lake Chad's open water, which the source does not tell from its marshes; extent: Natural Earth. */
const POOL = { lat: 13.05, lon: 14.5, halfHeight: 0.18, halfWidth: 0.24 };

/** In dry country open water is almost black in the source: its brightness as a share of that of its
 * surroundings, from the open lake to the shore; radius of the surroundings in pixels of 10 km. */
const OPEN_WATER = [0.15, 0.55];
const SURROUNDINGS = 10;

const { width, height } = COLOUR;
export const mean = (/** @type {Rgb} */ [r, g, b], /** @type {number} */ i) =>
  (r[i] + g[i] + b[i]) / 3;
export const latitudeOf = (/** @type {number} */ i) =>
  90 - ((Math.floor(i / width) + 0.5) / height) * 180;
export const longitudeOf = (/** @type {number} */ i) => (((i % width) + 0.5) / width) * 360 - 180;

/** @type {(areas: typeof SHRUNKEN, lat: number, lon: number) => boolean} */
const isIn = (areas, lat, lon) =>
  areas.some(
    ({ west, east, south, north }) => lon > west && lon < east && lat > south && lat < north,
  );

/**
 * Whether GSHHG's lakes around a point no longer exist in that size.
 * @param {number} lat degrees
 * @param {number} lon degrees
 */
export const hasShrunk = (lat, lon) => isIn(SHRUNKEN, lat, lon);

/**
 * Lakes that GSHHG does not have, or not in their size, at the colour's size: 1 on a lake, 0.5 at its
 * shore.
 * @param {Rgb} colour
 */
export function lakesSeen(colour) {
  const brightness = Float32Array.from(colour[0], (_, i) => mean(colour, i));
  const scratch = new Float32Array(brightness.length);
  const around = boxBlur(brightness.slice(), width, height, SURROUNDINGS, scratch);
  return brightness.map((value, i) => {
    const [lat, lon] = [latitudeOf(i), longitudeOf(i)];
    const fromPool = Math.hypot(
      (lat - POOL.lat) / POOL.halfHeight,
      (lon - POOL.lon) / POOL.halfWidth,
    );
    const pool = 1 - smoothstep(0.5, 1.5, fromPool);
    if (!isIn(CHANGED, lat, lon)) return pool;
    return Math.max(pool, 1 - smoothstep(OPEN_WATER[0], OPEN_WATER[1], value / around[i]));
  });
}
