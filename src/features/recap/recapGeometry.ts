import type { Countries } from '../../domain/countries';
import { greatCircleDistance, initialBearing, type Point } from '../../domain/geography';
import { findLandmark, type Round } from '../../domain/round';
import type { XY } from './spreadMarkers';

/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type Position = [lon: number, lat: number];

/** The size of a map, in its own units. */
export const MAP_SIZE = { width: 640, height: 334 };

/** How wide a map of a region is at least and at most, in km. */
const LEAST_KM = 2_500;
const MOST_KM = 13_000;
/** How far from the answer a point on it may lie, in km: beyond, only the world tells where that is. */
const FARTHEST_KM = 7_000;
/** How wide it is around the answer alone, which may be an island in the ocean. */
const ALONE_KM = 6_000;
/** Room for markers and a name around what it shows, in the map's own units. */
const MARGIN = 50;

/** A wrong guess on the map. */
export type Miss = {
  /** Which guess of the round it was, from 1. */
  readonly number: number;
  readonly position: Position;
  /** The great circle from the guessed country's first place to the answer's. */
  readonly line: { type: 'LineString'; coordinates: Position[] };
};

/** A map of a part of the world on which distance and bearing from the answer are true. */
export type Region = {
  /** One of the map's own units in km, along any line from the answer. */
  readonly unitKm: number;
  /** Where the answer stands on the map. */
  readonly at: XY;
};

export const positionOf = ({ lat, lon }: Point): Position => [lon, lat];

/** Where a point lies from the answer in the azimuthal equidistant projection, in km. */
function offsetOf(answer: Point, point: Point): XY {
  const distance = greatCircleDistance(answer, point);
  const bearing = (initialBearing(answer, point) * Math.PI) / 180;
  return { x: distance * Math.sin(bearing), y: -distance * Math.cos(bearing) };
}

/** The middle and the length of what numbers span. */
function spanOf(numbers: readonly number[]) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return { middle: (least + most) / 2, length: most - least };
}

/** The region that holds the answer and some points, or null where they are too far apart for one. */
export function regionOf(answer: Point, points: readonly Point[]): Region | null {
  const offsets = [answer, ...points].map((point) => offsetOf(answer, point));
  const x = spanOf(offsets.map((offset) => offset.x));
  const y = spanOf(offsets.map((offset) => offset.y));
  const { width, height } = MAP_SIZE;
  const unitKm = Math.max(
    x.length / (width - 2 * MARGIN),
    y.length / (height - 2 * MARGIN),
    (points.length > 0 ? LEAST_KM : ALONE_KM) / width,
  );
  // In this projection, distances from the answer are true.
  const isFar = offsets.some((offset) => Math.hypot(offset.x, offset.y) > FARTHEST_KM);
  if (isFar || unitKm * width > MOST_KM) return null;
  return { unitKm, at: { x: width / 2 - x.middle / unitKm, y: height / 2 - y.middle / unitKm } };
}

/**
 * What a map of a round shows. The correct guess adds no point. Wrong guesses whose country is not in
 * the list, which may be of an earlier release, are left out.
 */
export function recapGeometry({ answer, guesses }: Round, countries: Countries) {
  const target = positionOf(answer);
  const wrong = guesses.flatMap(({ name, isCorrect }, index) => {
    const place = findLandmark(countries, name);
    return isCorrect || !place ? [] : [{ number: index + 1, place }];
  });
  const misses = wrong.map(({ number, place }): Miss => {
    const position = positionOf(place);
    return { number, position, line: { type: 'LineString', coordinates: [position, target] } };
  });
  const places = wrong.map(({ place }) => place);
  /** Null where the map is of the whole world. */
  const region = regionOf(answer, places);
  return { target, misses, region };
}

export type RecapGeometry = ReturnType<typeof recapGeometry>;
