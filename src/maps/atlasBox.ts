import type { Point } from '../domain/geography.ts';
import { ASPECT, type Extent, groundKm, project } from './webMercator.ts';

/** The levels that a round can unlock, of which the atlas has a picture each. */
export const NEAREST_LEVEL = 18;
export const FARTHEST_LEVEL = 12;

/** The ground that the nearest picture shows from west to east, in km. */
const NEAREST_KM = 240;

/** What its picture of the world shows: from 180° W to 180° E and from 84.0° N to 70.6° S. Copies of it fit together. */
export const WORLD_BOX = { x: 0.5, y: project({ lat: 32, lon: 0 }).y, width: 1 };

/**
 * What the atlas's picture of a place shows: 240 km of ground at level 18, whatever the latitude, and
 * twice as much at each level below. Around places beyond some 60° N or S, the map ends before that at
 * level 12: there it is as wide as fits.
 */
export function atlasBox(place: Point, level: number): Extent {
  const { x, y } = project(place);
  const width = (NEAREST_KM * 2 ** (NEAREST_LEVEL - level)) / groundKm(1, y);
  return { x, y, width: Math.min(width, 2 * ASPECT * Math.min(y, 1 - y)) };
}
