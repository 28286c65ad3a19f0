import { geoPath } from 'd3-geo';

import { type Polygon, polygonsOf } from '../outline.ts';
import { FILE, LEVELS, zoomOf } from '../parameters.ts';
import type { Place } from '../places.ts';
import { projectionOf } from '../projection.ts';
import { MARGIN } from './contract.ts';
import { labelPoint } from './labelPoint.ts';
import { nearParts } from './nearParts.ts';
import { type Position, simplify } from './simplify.ts';

const [NEAREST, FARTHEST] = [LEVELS[0], LEVELS[LEVELS.length - 1]];
/** How far a line may move to save corners, in pixels. */
const TOLERANCE = 0.75;
/** The least extent of an islet or enclave in pixels, or as a share of the largest part's. */
const MIN_EXTENT = 4;
const MIN_SHARE = 0.05;

/** A country's outline, as the site's `Outline`. */
export function outlineOf(place: Place) {
  const polygons = polygonsOf(place.name);
  const near = nearParts(polygons, place);
  const level = levelOf(near, place);
  const path = geoPath(projectionOf({ ...place, zoom: zoomOf(level) }, FILE, MARGIN));
  const main = near.reduce((largest, part) =>
    path.area(part) > path.area(largest) ? part : largest,
  );
  const rings = polygons.flatMap((polygon) => ringsOf(path(polygon)));
  const least = Math.min(MIN_EXTENT, MIN_SHARE * Math.max(...rings.map(extentOf)));
  return {
    level,
    path: rings
      .filter((ring) => extentOf(ring) >= least)
      .map((ring) => print(simplify(ring, TOLERANCE)))
      .join(''),
    label: labelPoint(ringsOf(path(main)).map((ring) => simplify(ring, TOLERANCE))),
  };
}

/** The nearest level whose frame contains the parts, or the farthest. */
function levelOf(geometries: Polygon[], place: Place) {
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

/** The closed rings of a path as d3 writes it. */
const ringsOf = (path: string | null): Position[][] =>
  (path ?? '')
    .split(/[MZ]+/)
    .filter(Boolean)
    .map((ring) => {
      const line = ring.split('L').map((pair) => pair.split(',').map(Number) as Position);
      return [...line, line[0]];
    });

const extentOf = (ring: Position[]) =>
  Math.max(
    ...[0, 1].map((axis) => {
      const values = ring.map((position) => position[axis]);
      return Math.max(...values) - Math.min(...values);
    }),
  );

/** A ring as SVG, each corner relative to the one before: half the length of absolute coordinates. */
function print(ring: Position[]) {
  const [start, ...corners] = ring.slice(0, -1).map(([x, y]) => [Math.round(x), Math.round(y)]);
  const steps = corners.map(([x, y], i) => {
    const [x0, y0] = corners[i - 1] ?? start;
    return [x - x0, y - y0];
  });
  const line = steps.length ? `l${steps.flat().join(' ')}` : '';
  return `M${start.join(' ')}${line}Z`.replaceAll(' -', '-');
}
