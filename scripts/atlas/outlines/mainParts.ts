import { geoArea, geoContains } from 'd3-geo';

import { EARTH_RADIUS_KM, type Point, toRadians } from '../../../src/domain/geography.ts';
import { type Polygon, polygonsOf } from '../outline.ts';
import type { Place } from '../places.ts';

/** A part farther than this from all parts within reach is an ocean away. */
const REACH_KM = 1000;
/** Svalbard, or Tobi, would make the rest less than half as large. */
const SHORTER_REACH_KM: Partial<Record<string, number>> = { Norway: 500, Palau: 200 };
/** The share of the area within reach that the picture holds at least. */
const HELD = 0.9;
/** Smaller shares of the area do not matter. */
const NOTABLE = 0.003;
/** Notable parts this near to the landmark's part are always held. */
const NEAR_KM = 500;

/**
 * The parts of a country that its picture must hold: the one that contains the landmark or is nearest to
 * it, the largest ones within reach until they make up 90 % of the area, and notable ones nearby.
 */
export function mainParts(place: Place) {
  const { name, lat, lon } = place;
  const landmark = vectorOf(place);
  const parts = polygonsOf(name).map((polygon) => ({
    polygon,
    area: geoArea(polygon),
    shore: cornersOf(polygon).map(vectorOf),
  }));
  const home =
    parts.find(({ polygon }) => geoContains(polygon, [lon, lat])) ??
    parts.reduce((nearest, part) =>
      nearness(part.shore, landmark) > nearness(nearest.shore, landmark) ? part : nearest,
    );
  const least = NOTABLE * areaOf(parts);
  const notable = parts.filter((part) => part === home || part.area >= least);
  const reach = SHORTER_REACH_KM[name] ?? REACH_KM;
  const reached = new Set([home]);
  // The set grows while it is iterated.
  for (const { shore } of reached) {
    for (const part of notable) if (isWithin(reach, part.shore, shore)) reached.add(part);
  }
  const others = [...reached].slice(1).sort((a, b) => b.area - a.area);
  const main = [home];
  for (const part of others) {
    const isHeld = areaOf(main) >= HELD * areaOf([...reached]);
    if (!isHeld || isWithin(NEAR_KM, part.shore, home.shore)) main.push(part);
  }
  return main.map(({ polygon }) => polygon);
}

/** The corners of a country's main parts. */
export const mainCorners = (place: Place): Point[] => mainParts(place).flatMap(cornersOf);

const cornersOf = ({ coordinates }: Polygon): Point[] =>
  coordinates.flat().map(([lon, lat]) => ({ lat, lon }));

const areaOf = (parts: readonly { area: number }[]) =>
  parts.reduce((sum, { area }) => sum + area, 0);

/** A point on the unit sphere. */
type Vector = number[];

export function vectorOf({ lat, lon }: Point): Vector {
  const [lambda, phi] = [toRadians(lon), toRadians(lat)];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** The cosine of the angle between two points. */
const cosine = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The cosine of the least angle between a point and others. */
const nearness = (shore: Vector[], point: Vector): number =>
  Math.max(...shore.map((other) => cosine(other, point)));

function isWithin(km: number, shore: Vector[], other: Vector[]): boolean {
  const reach = Math.cos(km / EARTH_RADIUS_KM);
  return shore.some((a) => other.some((b) => cosine(a, b) > reach));
}
