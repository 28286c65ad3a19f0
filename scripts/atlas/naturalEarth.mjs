import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoArea, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

import { viewOf } from './mercator.mjs';

/**
 * Whether a picture lies where it should, by a shoreline and a projection that its drawing has not
 * used: Natural Earth at 1:10 million, projected by d3.
 */

/** Pixels of the comparison; 5 of the file's to one. */
export const SIZE = { width: 160, height: 120 };
/** Shifts that are tried, in these pixels. */
const SHIFTS = [-3, -2, -1, 0, 1, 2, 3];
const MARGIN = 3;

const require = createRequire(import.meta.url);
/** @typedef {import('topojson-specification').GeometryCollection} Collection */

/** @type {import('topojson-specification').Topology<{ countries: Collection }>} */
const topology = JSON.parse(
  readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'),
);
/** One feature a polygon, but for three islets of the Maldives, wound as all the Earth without them. */
const land = feature(topology, topology.objects.countries)
  .features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : [],
  )
  .map((coordinates) => /** @type {const} */ ({ type: 'Polygon', coordinates }))
  .filter((polygon) => geoArea(polygon) < 2 * Math.PI);

/**
 * The land in a picture's view, the place at its centre, as an SVG path in pixels of `SIZE`.
 * @param {{ lat: number, lon: number }} place degrees
 * @param {number} zoom Web Mercator zoom of the picture
 */
export function landPath({ lat, lon }, zoom) {
  const { width, height } = SIZE;
  const { worldPixels, width: full } = viewOf({ lat, lon }, zoom);
  const projection = geoMercator()
    .rotate([-lon, 0])
    .center([0, lat])
    .scale((worldPixels * width) / full / (2 * Math.PI))
    .translate([width / 2, height / 2])
    .clipExtent([
      [-1, -1],
      [width + 1, height + 1],
    ]);
  return geoPath(projection)({ type: 'GeometryCollection', geometries: land }) ?? '';
}

/**
 * How many pixels the picture must be moved to fit best, and how well it then fits.
 * @param {(pixel: number) => boolean} isLandShown by the index of the pixel, row by row
 * @param {(pixel: number) => boolean} isLandExpected
 * @returns {{ dx: number, dy: number, agreement: number }} agreement 0 to 1
 */
export function bestShift(isLandShown, isLandExpected) {
  const { width, height } = SIZE;
  /** @type {(dx: number, dy: number) => number} */
  const agreementOf = (dx, dy) => {
    let same = 0;
    for (let y = MARGIN; y < height - MARGIN; y++) {
      for (let x = MARGIN; x < width - MARGIN; x++) {
        if (isLandShown((y + dy) * width + x + dx) === isLandExpected(y * width + x)) same++;
      }
    }
    return same / ((width - 2 * MARGIN) * (height - 2 * MARGIN));
  };
  return SHIFTS.flatMap((dx) =>
    SHIFTS.map((dy) => ({ dx, dy, agreement: agreementOf(dx, dy) })),
  ).reduce((best, shift) => {
    const nearer = Math.hypot(shift.dx, shift.dy) < Math.hypot(best.dx, best.dy);
    return shift.agreement > best.agreement || (shift.agreement === best.agreement && nearer)
      ? shift
      : best;
  });
}
