/**
 * Web Mercator (EPSG:3857) on a plane on which the world is a unit square: x runs east from 0 at 180° W
 * to 1 at 180° E, y runs south from 0 at 85.05° N to 1 at 85.05° S. x may be outside, beyond the
 * antimeridian.
 */
import { type Point, toRadians } from '../domain/geography.ts';

/** Equatorial radius of WGS84, which Web Mercator uses for its sphere, in metres. */
const RADIUS_M = 6378137;
const EQUATOR_M = 2 * Math.PI * RADIUS_M;

/** On the plane, or in the pixels of a picture. */
export type Position = { readonly x: number; readonly y: number };

/** What a picture shows of the plane, its `box`: the centre, and the width, which is 4/3 of the height. */
export type Extent = Position & { readonly width: number };

/** Width to height of every picture. */
export const ASPECT = 4 / 3;

/** The position of a point on the plane. The poles map to infinity. */
export function project({ lat, lon }: Point): Position {
  const sine = Math.sin(toRadians(lat));
  return {
    x: (lon + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** The latitude of a y, in degrees. */
export const latitudeOf = (y: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** The longitude of an x, in degrees; outside ±180 if x is outside 0 to 1. */
export const longitudeOf = (x: number) => x * 360 - 180;

/** The ground along a parallel at `y` that is `width` wide on the plane, in km. */
export const groundKm = (width: number, y: number) =>
  (width * EQUATOR_M * Math.cos(toRadians(latitudeOf(y)))) / 1000;

/** The ground along the middle row of a box, in km. */
export const widthKm = ({ y, width }: Extent) => groundKm(width, y);

/**
 * The box that a Web Mercator zoom shows around a point.
 * @param zoom fractions allowed
 * @param tileSize pixels of the tile that shows the world at zoom 0: 512 at Mapbox, 256 elsewhere
 * @param pixels the picture's width
 */
export const zoomBox = (point: Point, zoom: number, tileSize: number, pixels: number): Extent => ({
  ...project(point),
  width: pixels / (tileSize * 2 ** zoom),
});

/** Whether a box lies on the one square world that EPSG:3857 has. */
export const isOnMap = ({ x, y, width }: Extent): boolean =>
  Math.min(x, 1 - x) >= width / 2 && Math.min(y, 1 - y) >= width / 2 / ASPECT;

/** A box as map services expect it: west, south, east and north in metres, to the millimetre. */
export function formatBox({ x, y, width }: Extent): string {
  const [east, south] = [width / 2, width / 2 / ASPECT];
  const edges = [x - east - 0.5, 0.5 - y - south, x + east - 0.5, 0.5 - y + south];
  return edges.map((edge) => (edge * EQUATOR_M).toFixed(3)).join(',');
}
