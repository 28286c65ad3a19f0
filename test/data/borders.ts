import { geoContains } from 'd3-geo';

import { polygonsOf } from '../../scripts/atlas/outline.ts';
import { EARTH_RADIUS_KM, type Point } from '../../src/domain/geography';

type Position = number[];
type Vector = readonly [number, number, number];

/**
 * How far a point lies outside the country's polygon at 1:10 million, in km: 0 inside, else the
 * great-circle distance to the nearest point of the outline.
 */
export function kmOutside(country: string, { lat, lon }: Point): number {
  const polygons = polygonsOf(country);
  if (polygons.some((polygon) => geoContains(polygon, [lon, lat]))) return 0;
  const point = toVector([lon, lat]);
  const angles = polygons
    .flatMap(({ coordinates }) => coordinates)
    .map((ring) => angleToLine(point, ring.map(toVector)));
  return EARTH_RADIUS_KM * Math.min(...angles);
}

function angleToLine(point: Vector, line: readonly Vector[]): number {
  const angles = line.slice(1).map((end, i) => angleToArc(point, line[i] ?? end, end));
  return Math.min(...angles);
}

/** The angle, in radians, between a point and the nearest point of a great-circle arc. */
function angleToArc(point: Vector, start: Vector, end: Vector): number {
  const pole = cross(start, end);
  const beside = dot(cross(pole, start), point) > 0 && dot(cross(end, pole), point) > 0;
  if (!beside) return Math.min(angle(point, start), angle(point, end));
  return Math.abs(Math.PI / 2 - angle(point, pole));
}

function toVector([lon = NaN, lat = NaN]: Position): Vector {
  const [lambda, phi] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function angle(a: Vector, b: Vector): number {
  return Math.atan2(Math.hypot(...cross(a, b)), dot(a, b));
}
