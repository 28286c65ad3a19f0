/**
 * Web Mercator (EPSG:3857) as a square world: x = 0 at 180° W growing east, y = 0 in the north at
 * 85.05°, both 1 at the far side. Beyond 0 and 1, x goes on across the antimeridian.
 */
import { PICTURE, TILE_SIZE } from './parameters.mjs';

/** Equatorial radius of WGS84, on which Web Mercator is built, in km. */
const RADIUS_KM = 6378.137;

const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/** @param {number} lon degrees east */
export const mercatorX = (lon) => (lon + 180) / 360;

/** @param {number} lat degrees north; the poles lie at infinity */
export function mercatorY(lat) {
  const sine = Math.sin(radians(lat));
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** @param {number} x may lie beyond 0 and 1, as may the longitude beyond ±180° */
export const longitudeOf = (x) => x * 360 - 180;

/** @param {number} y */
export const latitudeOf = (y) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/**
 * The ground's size of a world fraction at a latitude, in km.
 * @param {number} fraction of the world's width
 * @param {number} lat degrees
 */
export const groundKm = (fraction, lat) =>
  fraction * 2 * Math.PI * RADIUS_KM * Math.cos(radians(lat));

/**
 * What a picture shows.
 * @typedef {object} View
 * @property {number} width pixels
 * @property {number} height pixels
 * @property {number} zoom of Web Mercator, counted at the picture's CSS width
 * @property {number} worldPixels width of the whole world in the picture's pixels
 * @property {number} west world x of the left edge, may lie below 0
 * @property {number} east world x of the right edge, may lie above 1
 * @property {number} north world y of the upper edge
 * @property {number} south world y of the lower edge
 * @property {number} kmPerPixel at the centre
 * @property {Float64Array} latitudes of the rows' centres, degrees
 */

/**
 * The view with the place at its exact centre.
 * @param {{ lat: number, lon: number }} place degrees
 * @param {number} zoom
 * @param {{ width: number, height: number, cssWidth: number }} [picture]
 * @returns {View}
 * @throws {RangeError} where the picture would reach over a pole
 */
export function viewOf({ lat, lon }, zoom, { width, height, cssWidth } = PICTURE) {
  const worldPixels = (TILE_SIZE * 2 ** zoom * width) / cssWidth;
  const x = mercatorX(lon);
  const y = mercatorY(lat);
  const north = y - height / 2 / worldPixels;
  const south = y + height / 2 / worldPixels;
  if (!(north > 0 && south < 1)) throw new RangeError(`zoom ${zoom} at ${lat}° shows a pole`);
  return {
    width,
    height,
    zoom,
    worldPixels,
    west: x - width / 2 / worldPixels,
    east: x + width / 2 / worldPixels,
    north,
    south,
    kmPerPixel: groundKm(1 / worldPixels, lat),
    latitudes: Float64Array.from({ length: height }, (_, row) =>
      latitudeOf(north + (row + 0.5) / worldPixels),
    ),
  };
}

/**
 * Where a point lies in a view, in pixels from its top left corner; the nearest of its repetitions
 * around the world.
 * @param {View} view
 * @param {{ lat: number, lon: number }} point degrees
 */
export function pixelOf({ west, east, north, worldPixels }, { lat, lon }) {
  const middle = (west + east) / 2;
  const x = mercatorX(lon);
  const nearest = x + Math.round(middle - x);
  return { x: (nearest - west) * worldPixels, y: (mercatorY(lat) - north) * worldPixels };
}
