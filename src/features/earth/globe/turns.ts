/** How a globe turns. North is always up: the point at its centre says how it is turned. */
import { type Point, toRadians } from '../../../domain/geography';

/** How far the centre goes, in degrees, and for how many milliseconds. */
export type Turn = { readonly by: Point; readonly duration: number };

/** Nearer to a pole, what is beside it would spin. */
const MAX_LAT = 85;
const TURN_MS = 350;
const TURN_MS_PER_DEGREE = 8;
const COAST_MS = 1000;

const wrapped = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;

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
 * Turns on when it is let go.
 * @param speed in degrees per millisecond
 */
export const coast = (speed: Point): Turn => ({
  // Its mean speed is a third of the first.
  by: { lat: (speed.lat * COAST_MS) / 3, lon: (speed.lon * COAST_MS) / 3 },
  duration: COAST_MS,
});

/** Turns around once, eastward as the Earth does. */
export const TURN_ONCE: Turn = { by: { lat: 0, lon: -360 }, duration: 60_000 };

/** How far the globe is turned by a pull of its centre by pixels to the right and down. */
export function pulled({ lat }: Point, right: number, down: number, radius: number): Point {
  const degrees = 180 / Math.PI / radius;
  // Parallels are shorter near the poles.
  return { lat: down * degrees, lon: (-right * degrees) / Math.max(0.3, Math.cos(toRadians(lat))) };
}
