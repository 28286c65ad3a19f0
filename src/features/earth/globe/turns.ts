/** How a globe turns and nears. North is always up: the point at its centre says how it is turned. */
import { type Point, toRadians } from '../../../domain/geography';

/** What is seen of a globe: the point at its centre, and how near: 1 is the whole Earth. */
export type View = Point & { readonly zoom: number };

/** A small country of Europe is as wide as a thumb. */
export const MAX_ZOOM = 4;

/** How far the centre goes, in degrees, how much nearer, as a factor, and for how many milliseconds. */
export type Turn = { readonly by: Point; readonly nearing: number; readonly duration: number };

/** Nearer to a pole, what is beside it would spin. */
const MAX_LAT = 85;
const TURN_MS = 350;
const TURN_MS_PER_DEGREE = 8;
const NEARING_MS = 250;
const INERTIA_MS = 1000;

const wrapped = (lon: number) => lon - 360 * Math.round(lon / 360);

export const limitedZoom = (zoom: number) => Math.max(1, Math.min(MAX_ZOOM, zoom));

export const turned = (view: View, by: Point): View => ({
  lat: Math.max(-MAX_LAT, Math.min(MAX_LAT, view.lat + by.lat)),
  lon: wrapped(view.lon + by.lon),
  zoom: view.zoom,
});

/** What is seen during a turn: it is fast at first, then slower and slower. */
export function viewAfter(ms: number, from: View, { by, nearing, duration }: Turn): View {
  const part = 1 - (1 - Math.min(1, ms / duration)) ** 3;
  const zoom = limitedZoom(from.zoom * nearing ** part);
  return turned({ ...from, zoom }, { lat: by.lat * part, lon: by.lon * part });
}

/** Turns and nears to another view, across the antimeridian if that is nearer. */
export function turnTo(from: View, to: View): Turn {
  const by = { lat: to.lat - from.lat, lon: wrapped(to.lon - from.lon) };
  const nearing = to.zoom / from.zoom;
  const duration =
    TURN_MS +
    TURN_MS_PER_DEGREE * Math.hypot(by.lat, by.lon) +
    NEARING_MS * Math.abs(Math.log2(nearing));
  return { by, nearing, duration };
}

/**
 * Keeps turning after a drag.
 * @param speed in degrees per millisecond
 */
export const inertia = (speed: Point): Turn => ({
  // The mean speed of a turn is a third of its first.
  by: { lat: (speed.lat * INERTIA_MS) / 3, lon: (speed.lon * INERTIA_MS) / 3 },
  nearing: 1,
  duration: INERTIA_MS,
});

/** Turns around once, eastward as the Earth does. */
export const TURN_ONCE: Turn = { by: { lat: 0, lon: -360 }, nearing: 1, duration: 45_000 };
/** The same, for all of it to be seen. */
export const TURN_AROUND: Turn = { ...TURN_ONCE, duration: 16_000 };

/**
 * How far a drag turns the globe, by pixels to the right and down from its centre.
 * @param radius of the whole Earth, in pixels
 */
export function dragged({ lat, zoom }: View, right: number, down: number, radius: number): Point {
  const degrees = 180 / Math.PI / (radius * zoom);
  // Parallels are shorter near the poles.
  return { lat: down * degrees, lon: (-right * degrees) / Math.max(0.3, Math.cos(toRadians(lat))) };
}

/** Nears by a factor. What is seen some pixels to the right of the centre and down stays there. */
export function neared(view: View, by: number, right: number, down: number, radius: number): View {
  const near = { ...view, zoom: limitedZoom(view.zoom * by) };
  const away = near.zoom / view.zoom - 1;
  return turned(near, dragged(near, -right * away, -down * away, radius));
}
