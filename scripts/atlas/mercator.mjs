/**
 * Web Mercator (EPSG:3857) on a unit square: x runs east from 0 at 180° W to 1 at 180° E, y runs
 * south from 0 at 85.05° N to 1 at 85.05° S. x may exceed this range to cross the antimeridian.
 */
import { CSS_SIZE, TILE_SIZE } from './parameters.mjs';

/** Equatorial radius of WGS84, which Web Mercator uses for its sphere, in km. */
const RADIUS_KM = 6378.137;

const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/** @param {number} lon degrees east */
export const mercatorX = (lon) => (lon + 180) / 360;

/** @param {number} lat degrees north; the poles map to infinity */
export function mercatorY(lat) {
  const sine = Math.sin(radians(lat));
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** @param {number} x may lie outside 0 to 1; the longitude then lies outside ±180° */
export const longitudeOf = (x) => x * 360 - 180;

/** @param {number} y */
export const latitudeOf = (y) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/**
 * The ground distance of a fraction of the world's width at a latitude, in km.
 * @param {number} fraction of the world's width
 * @param {number} lat degrees
 */
export const groundKm = (fraction, lat) =>
  fraction * 2 * Math.PI * RADIUS_KM * Math.cos(radians(lat));

/**
 * The map area a picture shows.
 * @typedef {object} View
 * @property {number} width pixels
 * @property {number} height pixels
 * @property {number} zoom of Web Mercator, relative to CSS_SIZE
 * @property {number} worldPixels width of the whole world in picture pixels
 * @property {number} west world x of the left edge, may lie below 0
 * @property {number} east world x of the right edge, may lie above 1
 * @property {number} north world y of the upper edge
 * @property {number} south world y of the lower edge
 * @property {number} kmPerPixel at the centre
 * @property {Float64Array} latitudes of the row centres, degrees
 */

/**
 * The view with the place at its exact centre.
 * @param {{ lat: number, lon: number }} place degrees
 * @param {number} zoom
 * @param {{ width: number, height: number }} size pixels
 * @returns {View}
 * @throws {RangeError} if the picture would extend beyond a pole
 */
export function viewOf({ lat, lon }, zoom, { width, height }) {
  const worldPixels = (TILE_SIZE * 2 ** zoom * width) / CSS_SIZE.width;
  const x = mercatorX(lon);
  const y = mercatorY(lat);
  const north = y - height / 2 / worldPixels;
  const south = y + height / 2 / worldPixels;
  if (!(north > 0 && south < 1)) throw new RangeError(`zoom ${zoom} at ${lat}° crosses a pole`);
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
 * The position of a point in a view, in pixels from the top left corner. As the world repeats
 * horizontally, the copy nearest to the centre counts.
 * @param {View} view
 * @param {{ lat: number, lon: number }} point degrees
 */
export function pixelOf({ west, east, north, worldPixels }, { lat, lon }) {
  const middle = (west + east) / 2;
  const x = mercatorX(lon);
  const nearest = x + Math.round(middle - x);
  return { x: (nearest - west) * worldPixels, y: (mercatorY(lat) - north) * worldPixels };
}
