/** How a globe turns. North is always up: the point at its centre says how it is turned. */
import { type Point, toRadians } from '../../../domain/geography';

/** How far the centre goes, in degrees, and for how many milliseconds. */
export type Turn = { readonly by: Point; readonly duration: number };

/** Nearer to a pole, what is beside it would spin. */
const MAX_LAT = 85;
const TURN_MS = 350;
const TURN_MS_PER_DEGREE = 8;
const INERTIA_MS = 1000;

const wrapped = (lon: number) => lon - 360 * Math.round(lon / 360);

export const turned = ({ lat, lon }: Point, by: Point): Point => ({
  lat: Math.max(-MAX_LAT, Math.min(MAX_LAT, lat + by.lat)),
  lon: wrapped(lon + by.lon),
});

/** Where the centre is during a turn: it is fast at first, then slower and slower. */
export function centreAfter(ms: number, from: Point, { by, duration }: Turn): Point {
  const part = 1 - (1 - Math.min(1, ms / duration)) ** 3;
  return turned(from, { lat: by.lat * part, lon: by.lon * part });
}

/** Turns to another point, across the antimeridian if that is nearer. */
export function turnTo(from: Point, to: Point): Turn {
  const by = { lat: to.lat - from.lat, lon: wrapped(to.lon - from.lon) };
  return { by, duration: TURN_MS + TURN_MS_PER_DEGREE * Math.hypot(by.lat, by.lon) };
}

/**
 * Keeps turning after a drag.
 * @param speed in degrees per millisecond
 */
export const inertia = (speed: Point): Turn => ({
  // The mean speed of a turn is a third of its first.
  by: { lat: (speed.lat * INERTIA_MS) / 3, lon: (speed.lon * INERTIA_MS) / 3 },
  duration: INERTIA_MS,
});

/** Turns around once, eastward as the Earth does. */
export const TURN_ONCE: Turn = { by: { lat: 0, lon: -360 }, duration: 45_000 };

/** How far a drag turns the globe, by pixels to the right and down from its centre. */
export function dragged({ lat }: Point, right: number, down: number, radius: number): Point {
  const degrees = 180 / Math.PI / radius;
  // Parallels are shorter near the poles.
  return { lat: down * degrees, lon: (-right * degrees) / Math.max(0.3, Math.cos(toRadians(lat))) };
}
