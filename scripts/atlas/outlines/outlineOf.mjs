import { geoPath } from 'd3-geo';

import { polygonsOf } from '../outline.mjs';
import { FILE, LEVELS, zoomOf } from '../parameters.mjs';
import { projectionOf } from '../projection.mjs';
import { MARGIN } from './contract.mjs';
import { labelPoint } from './labelPoint.mjs';
import { nearParts } from './nearParts.mjs';
import { simplify } from './simplify.mjs';

/** @typedef {import('./simplify.mjs').Position} Position */
/** @typedef {import('../outline.mjs').Polygon} Polygon */
/** @typedef {{ level: number, path: string, label: Position }} Outline as in src/maps/outline.ts */

const [NEAREST, FARTHEST] = [LEVELS[0], LEVELS[LEVELS.length - 1]];
/** The most that a line is moved to save corners; in pixels, as are the following. */
const TOLERANCE = 0.75;
/** The least extent of an islet or an enclave that is drawn, and its share of the largest part's. */
const LEAST_EXTENT = 4;
const LEAST_SHARE = 0.05;

/**
 * @param {import('../places.mjs').Place} place
 * @returns {Outline}
 */
export function outlineOf(place) {
  const polygons = polygonsOf(place.name);
  const near = nearParts(polygons, place);
  const level = levelOf(near, place);
  const path = geoPath(projectionOf({ ...place, zoom: zoomOf(level) }, FILE, MARGIN));
  const main = near.reduce((largest, part) =>
    path.area(part) > path.area(largest) ? part : largest,
  );
  const rings = polygons.flatMap((polygon) => ringsOf(path(polygon)));
  const least = Math.min(LEAST_EXTENT, LEAST_SHARE * Math.max(...rings.map(extentOf)));
  return {
    level,
    path: rings
      .filter((ring) => extentOf(ring) >= least)
      .map((ring) => print(simplify(ring, TOLERANCE)))
      .join(''),
    label: labelPoint(ringsOf(path(main)).map((ring) => simplify(ring, TOLERANCE))),
  };
}

/**
 * The nearest level whose frame holds the parts, or the farthest.
 * @param {Polygon[]} geometries
 * @param {import('../places.mjs').Place} place
 */
function levelOf(geometries, place) {
  const projection = projectionOf({ ...place, zoom: zoomOf(FARTHEST) }, FILE, Infinity);
  const [start, end] = geoPath(projection).bounds({ type: 'GeometryCollection', geometries });
  const { width, height } = FILE;
  const room = Math.min(
    ...[start, end].flatMap(([x, y]) => [
      (width / 2 - MARGIN) / Math.abs(x - width / 2),
      (height / 2 - MARGIN) / Math.abs(y - height / 2),
    ]),
  );
  const level = FARTHEST + Math.floor(Math.log2(room));
  return Math.max(FARTHEST, Math.min(NEAREST, level));
}

/**
 * @param {string | null} path as d3 writes it
 * @returns {Position[][]} closed
 */
const ringsOf = (path) =>
  (path ?? '')
    .split(/[MZ]+/)
    .filter(Boolean)
    .map((ring) => {
      const line = ring
        .split('L')
        .map((pair) => /** @type {Position} */ (pair.split(',').map(Number)));
      return [...line, line[0]];
    });

/** @param {Position[]} ring */
const extentOf = (ring) =>
  Math.max(
    ...[0, 1].map((axis) => {
      const values = ring.map((position) => position[axis]);
      return Math.max(...values) - Math.min(...values);
    }),
  );

/**
 * A ring as SVG, each corner relative to the one before: half as long as in absolute coordinates.
 * @param {Position[]} ring
 */
function print(ring) {
  const [start, ...corners] = ring.slice(0, -1).map(([x, y]) => [Math.round(x), Math.round(y)]);
  const steps = corners.map(([x, y], i) => {
    const [x0, y0] = corners[i - 1] ?? start;
    return [x - x0, y - y0];
  });
  const line = steps.length ? `l${steps.flat().join(' ')}` : '';
  return `M${start.join(' ')}${line}Z`.replaceAll(' -', '-');
}
