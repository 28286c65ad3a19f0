import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { geoArea, geoMercator, geoPath } from 'd3-geo';
import sharp from 'sharp';
import { feature } from 'topojson-client';

import { isWater } from './inspection.mjs';
import { viewOf } from './mercator.mjs';

/**
 * Whether a picture lies where it should, by a shoreline and a projection that its drawing has not
 * used: Natural Earth at 1:10 million, projected by d3.
 */

/** Picture pixels; 5 of the file's to one. */
const SIZE = { width: 160, height: 120 };
/** Shifts that are tried, in these pixels. */
const SHIFTS = [-3, -2, -1, 0, 1, 2, 3];

const require = createRequire(import.meta.url);
/** @typedef {import('topojson-specification').GeometryCollection} Collection */

/** @type {import('topojson-specification').Topology<{ countries: Collection }>} */
const topology = JSON.parse(
  readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'),
);
const countries = feature(topology, topology.objects.countries);
/** One feature a polygon, but for three islets of the Maldives, wound as all the Earth without them. */
const land = countries.features
  .flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : [],
  )
  .map((coordinates) => /** @type {const} */ ({ type: 'Polygon', coordinates }))
  .filter((polygon) => geoArea(polygon) < 2 * Math.PI);

/**
 * How many pixels the picture must be moved to fit best, and how well it then fits.
 * @param {string} path of the picture
 * @param {{ lat: number, lon: number }} place degrees
 * @param {number} zoom
 * @returns {Promise<{ dx: number, dy: number, agreement: number }>} agreement 0 to 1
 */
export async function alignmentOf(path, place, zoom) {
  const { width, height } = SIZE;
  const picture = await sharp(path).resize(width, height).removeAlpha().raw().toBuffer();
  const expected = await maskOf(place, zoom);
  let best = { dx: 0, dy: 0, agreement: 0 };
  for (const dy of SHIFTS) {
    for (const dx of SHIFTS) {
      const agreement = agreementOf(picture, expected, dx, dy);
      const nearer = Math.hypot(dx, dy) < Math.hypot(best.dx, best.dy);
      if (agreement > best.agreement || (agreement === best.agreement && nearer)) {
        best = { dx, dy, agreement };
      }
    }
  }
  return best;
}

/**
 * @param {Buffer} picture
 * @param {Buffer} expected
 * @param {number} dx
 * @param {number} dy
 */
function agreementOf(picture, expected, dx, dy) {
  let [same, count] = [0, 0];
  for (let y = 3; y < SIZE.height - 3; y++) {
    for (let x = 3; x < SIZE.width - 3; x++) {
      const shown = !isWater(picture, 3 * ((y + dy) * SIZE.width + x + dx));
      if (shown === expected[y * SIZE.width + x] > 127) same++;
      count++;
    }
  }
  return same / count;
}

/**
 * @param {{ lat: number, lon: number }} place
 * @param {number} zoom
 */
function maskOf({ lat, lon }, zoom) {
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
  const path = geoPath(projection)({
    type: 'GeometryCollection',
    geometries: land,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><path d="${path ?? ''}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer();
}
