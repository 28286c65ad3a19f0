/**
 * Web Mercator (EPSG:3857) on a unit square: x runs east from 0 at 180° W to 1 at 180° E, y runs
 * south from 0 at 85.05° N to 1 at 85.05° S. x may exceed this range to cross the antimeridian.
 */
import { type Point, toRadians } from '../../src/domain/geography.ts';
import { CSS_SIZE, TILE_SIZE } from './parameters.ts';

/** The place at a picture's centre, and its Web Mercator zoom, relative to CSS_SIZE. */
export type Centre = Point & { zoom: number };
/** In pixels. */
export type Size = { width: number; height: number };

/** Equatorial radius of WGS84, which Web Mercator uses for its sphere, in km. */
const RADIUS_KM = 6378.137;

export const mercatorX = (lon: number) => (lon + 180) / 360;

/** The poles map to infinity. */
export function mercatorY(lat: number) {
  const sine = Math.sin(toRadians(lat));
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Outside ±180° if x is outside 0 to 1. */
export const longitudeOf = (x: number) => x * 360 - 180;

export const latitudeOf = (y: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** The ground distance of a fraction of the world's width at a latitude, in km. */
export const groundKm = (fraction: number, lat: number) =>
  fraction * 2 * Math.PI * RADIUS_KM * Math.cos(toRadians(lat));

/** The map area a picture shows. */
export type View = ReturnType<typeof viewOf>;

/** The view with the place at its exact centre. */
export function viewOf({ lat, lon, zoom }: Centre, { width, height }: Size) {
  const worldPixels = (TILE_SIZE * 2 ** zoom * width) / CSS_SIZE.width;
  const x = mercatorX(lon);
  const y = mercatorY(lat);
  const north = y - height / 2 / worldPixels;
  const south = y + height / 2 / worldPixels;
  return {
    width,
    height,
    zoom,
    /** Width of the whole world in picture pixels. */
    worldPixels,
    /** Edges in world coordinates; west may be below 0, and east above 1. */
    west: x - width / 2 / worldPixels,
    east: x + width / 2 / worldPixels,
    north,
    south,
    /** At the centre. */
    kmPerPixel: groundKm(1 / worldPixels, lat),
    /** Of the rows' centres, in degrees. */
    latitudes: Float64Array.from({ length: height }, (_, row) =>
      latitudeOf(north + (row + 0.5) / worldPixels),
    ),
  };
}
