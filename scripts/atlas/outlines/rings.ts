import { geoPath, type GeoProjection } from 'd3-geo';
import simplify from 'simplify-js';

import type { Position } from '../../../src/maps/webMercator.ts';
import type { Polygon } from '../outline.ts';

/** Closed rings on a picture, in pixels. */
export function ringsOf(geometries: Polygon[], projection: GeoProjection): Position[][] {
  const outline = { type: 'GeometryCollection' as const, geometries };
  const rings = (geoPath(projection)(outline) ?? '').split(/[MZ]+/).filter(Boolean);
  return rings.map((ring) => {
    const corners = ring.split('L').map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      return { x, y };
    });
    return [...corners, corners[0]];
  });
}

/** The width or height of a ring, whichever is greater. */
export const extentOf = (ring: Position[]) =>
  Math.max(
    ...(['x', 'y'] as const).map((axis) => {
      const values = ring.map((position) => position[axis]);
      return Math.max(...values) - Math.min(...values);
    }),
  );

/**
 * A simplified ring as SVG, each corner relative to the one before: half the length of absolute coordinates.
 * @param tolerance how far a line may move to save corners
 */
export function printRing(ring: Position[], tolerance: number) {
  const corners = simplify(ring, tolerance, true)
    .slice(0, -1)
    .map(({ x, y }) => [Math.round(x), Math.round(y)]);
  const [start, ...steps] = corners.map(([x, y], i) => {
    const [x0, y0] = corners[i - 1] ?? [0, 0];
    return [x - x0, y - y0];
  });
  const line = steps.length ? `l${steps.flat().join(' ')}` : '';
  return `M${start.join(' ')}${line}Z`.replaceAll(' -', '-');
}

/** The corners of the rings that `printRing` has printed. */
export const parseRings = (path: string) =>
  path
    .split('Z')
    .slice(0, -1)
    .map((ring) => {
      let [x, y] = [0, 0];
      return Array.from(ring.matchAll(/(-?\d+) ?(-?\d+)/g), ([, dx, dy]) => {
        [x, y] = [x + Number(dx), y + Number(dy)];
        return [x, y] as const;
      });
    });
