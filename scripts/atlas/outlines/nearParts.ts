import { geoContains } from 'd3-geo';

import { EARTH_RADIUS_KM, type Point, toRadians } from '../../../src/domain/geography.ts';
import type { Polygon } from '../outline.ts';

/** Parts farther than this from the landmark's part of the country need not be in the frame. */
const REACH_KM = 500;

/** The part of a country that contains its landmark or is nearest to it, and all parts within 500 km. */
export function nearParts(polygons: Polygon[], { lat, lon }: Point) {
  const landmark = [vectorOf([lon, lat])];
  const parts = polygons.map((polygon) => ({
    polygon,
    shore: polygon.coordinates.flat().map(vectorOf),
    isHome: geoContains(polygon, [lon, lat]),
  }));
  const home =
    parts.find(({ isHome }) => isHome) ??
    parts.reduce((nearest, part) =>
      nearness(part.shore, landmark) > nearness(nearest.shore, landmark) ? part : nearest,
    );
  const reach = Math.cos(REACH_KM / EARTH_RADIUS_KM);
  return parts
    .filter((part) => part === home || isWithin(reach, part.shore, home.shore))
    .map(({ polygon }) => polygon);
}

/** A point on the unit sphere. */
type Vector = number[];

function vectorOf([lon, lat]: number[]) {
  const [lambda, phi] = [toRadians(lon), toRadians(lat)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** The cosine of the angle between two points. */
const cosine = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The cosine of the least angle between two sets of points. */
const nearness = (shore: Vector[], points: Vector[]): number =>
  shore.reduce((most, a) => points.reduce((best, b) => Math.max(best, cosine(a, b)), most), -1);

const isWithin = (reach: number, shore: Vector[], other: Vector[]): boolean =>
  shore.some((a) => other.some((b) => cosine(a, b) > reach));
