import { CLASS_COLOURS, drawRegion } from './gmt.mjs';
import { latitudeOf, longitudeOf } from './mercator.mjs';

/** @typedef {import('./mercator.mjs').View} View */

/** Sub-pixels per pixel side. */
const FINENESS = 3;

/**
 * GSHHG's resolution for a ground size of pixels: f(ull), h(igh, 200 m), i(ntermediate, 1 km) or
 * l(ow, 5 km).
 * @param {number} kmPerPixel
 */
function resolutionFor(kmPerPixel) {
  if (kmPerPixel < 1) return 'f';
  if (kmPerPixel < 2) return 'h';
  return kmPerPixel < 8 ? 'i' : 'l';
}

/**
 * The shares of land and of lake in each pixel, 0 to 1, from GSHHG's outlines; the rest is sea.
 * @param {View} view
 */
export function coastOf(view) {
  const { width, height } = view;
  const fine = drawClasses(view);
  const land = new Float32Array(width * height);
  const lake = new Float32Array(width * height);
  const share = 1 / (FINENESS * FINENESS);
  for (let y = 0; y < height * FINENESS; y++) {
    const row = Math.floor(y / FINENESS) * width;
    for (let x = 0; x < width * FINENESS; x++) {
      const at = (y * width * FINENESS + x) * 3;
      const pixel = row + Math.floor(x / FINENESS);
      if (fine[at]) land[pixel] += share;
      else if (fine[at + 1]) lake[pixel] += share;
    }
  }
  return { land, lake };
}

/** @param {View} view */
const drawClasses = ({ width, height, kmPerPixel, west, east, north, south }) =>
  drawRegion(
    [
      `-R${[west, south, east, north]
        .map((edge, i) => (i % 2 ? latitudeOf(edge) : longitudeOf(edge)).toFixed(7))
        .join('/')}r`,
      `-D${resolutionFor(kmPerPixel)}`,
      ...CLASS_COLOURS,
      // Web Mercator treats WGS84 coordinates as if they were on a sphere.
      '--PROJ_ELLIPSOID=sphere',
    ],
    { width: width * FINENESS, height: height * FINENESS },
  );
