/** How a globe turns. North is always up: the point at its centre says how it is turned. */
import { type Point, toRadians } from '../../../domain/geography';

/** The point at the centre over time, for a duration in milliseconds. */
export type Motion = { readonly duration: number; readonly at: (ms: number) => Point };

/** In degrees per millisecond. */
export type Velocity = Point;

/** Nearer to a pole, what is beside it would spin. */
const MAX_LAT = 85;
const TURN_MS = 350;
const TURN_MS_PER_DEGREE = 8;
/** Inertia: the time in which the speed falls to 1/e, and the least speed. */
const BRAKING_MS = 325;
const STANDSTILL = 0.002;
const ROUND_MS = 30_000;

const wrapped = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180;

export const turned = ({ lat, lon }: Point, by: Point): Point => ({
  lat: Math.max(-MAX_LAT, Math.min(MAX_LAT, lat + by.lat)),
  lon: wrapped(lon + by.lon),
});

const scaled = ({ lat, lon }: Point, factor: number) => ({ lat: lat * factor, lon: lon * factor });

/** Slow at both ends. */
const eased = (part: number) => part * part * (3 - 2 * part);

/** In degrees, across the antimeridian if that is nearer. */
const wayFrom = (from: Point, to: Point): Point => ({
  lat: to.lat - from.lat,
  lon: wrapped(to.lon - from.lon),
});

/** Turns to another point. */
export function turnTo(from: Point, to: Point): Motion {
  const way = wayFrom(from, to);
  const degrees = Math.hypot(way.lat, way.lon);
  const duration = degrees && TURN_MS + TURN_MS_PER_DEGREE * degrees;
  return {
    duration,
    at: (ms) => (ms < duration ? turned(from, scaled(way, eased(ms / duration))) : to),
  };
}

/** Turns on when it is let go, slower and slower. */
export function coast(from: Point, velocity: Velocity): Motion {
  const speed = Math.hypot(velocity.lat, velocity.lon);
  return {
    duration: BRAKING_MS * Math.max(0, Math.log(speed / STANDSTILL)),
    at: (ms) => turned(from, scaled(velocity, BRAKING_MS * (1 - Math.exp(-ms / BRAKING_MS)))),
  };
}

/** Turns to another point, at once at full speed. */
export function coastTo(from: Point, to: Point): Motion {
  const { duration, at } = coast(from, scaled(wayFrom(from, to), 1 / BRAKING_MS));
  return { duration, at: (ms) => (ms < duration ? at(ms) : to) };
}

/** Turns around once, eastward as the Earth does. */
export const turnOnce = (from: Point): Motion => ({
  duration: ROUND_MS,
  at: (ms) => turned(from, { lat: 0, lon: -360 * eased(ms / ROUND_MS) }),
});

/** How far the globe is turned by a pull of its centre by pixels to the right and down. */
export function pulled({ lat }: Point, right: number, down: number, radius: number): Point {
  const degrees = 180 / Math.PI / radius;
  // Parallels are shorter near the poles.
  return { lat: down * degrees, lon: (-right * degrees) / Math.max(0.3, Math.cos(toRadians(lat))) };
}
