import { levelFor, RELIEF_UNIT } from '../masters/pyramids.mjs';
import { groundKm, viewOf } from '../mercator.mjs';
import { PICTURE } from '../parameters.mjs';
import { mitchell } from '../raster/kernels.mjs';
import { coastSeen } from '../view/layers.mjs';
import { visibleRivers } from '../view/rivers.mjs';
import { sample } from '../view/sample.mjs';
import { LAKE, LAND, SEA } from './classes.mjs';
import { metresOf } from './elevation.mjs';
import { extremeAround, extremesOf, valuesAt } from './extremes.mjs';

/** @typedef {import('../masters/store.mjs').Masters} Masters */
/** @typedef {import('./extremes.mjs').Extremes} Extremes */

/** Facts are derived at half the resolution at which players see a picture. */
export const SIZE = { width: 320, height: 240, cssWidth: PICTURE.cssWidth };

/**
 * What a picture shows, by pixel.
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {Float64Array} latitudes of the rows, degrees
 * @property {Float64Array} rowKm ground size of a pixel, in km, by row
 * @property {Uint8Array} surface
 * @property {Float32Array} lowest height of the ground around each pixel, in metres
 * @property {Float32Array} highest
 * @property {Float32Array} rgb of the ground, 0 to 255
 * @property {Float32Array} known 255 where the source shows the ground's colour
 * @property {ReturnType<typeof visibleRivers>} rivers those drawn, in pixels
 */

/** Radius around a pixel within which the range of heights makes hills or mountains, in km. */
const NEIGHBOURHOOD_KM = 12;
/** The least share of land, of the pixels that the source is too coarse for and a picture widens. */
const LEAST_LAND = { known: 0.5, unknown: 0.2 };
const UNKNOWN = 127;

/** @type {Extremes | undefined} */
let extremes;

/**
 * @param {{ lat: number, lon: number, zoom: number }} picture
 * @param {Masters} masters
 * @param {string} cache directory of the rivers
 * @returns {Promise<Scene>}
 */
export async function sceneOf({ lat, lon, zoom }, masters, cache) {
  const view = viewOf({ lat, lon }, zoom, SIZE);
  const { level } = levelFor(view);
  extremes ??= extremesOf(masters.relief[0], masters.relief.length);
  const radius = Math.round(NEIGHBOURHOOD_KM / view.kmPerPixel);
  const { lowest, highest } = extremes;
  const known = sample(masters.known[0], view, mitchell);
  const coast = await coastSeen(view, masters);
  return {
    ...SIZE,
    latitudes: view.latitudes,
    rowKm: view.latitudes.map((latitude) => groundKm(1 / view.worldPixels, latitude)),
    surface: Uint8Array.from(known, (value, i) => {
      const least = value < UNKNOWN ? LEAST_LAND.unknown : LEAST_LAND.known;
      if (coast.land[i] >= least) return LAND;
      return coast.land[i] + coast.lake[i] >= 0.5 && coast.lake[i] > 0 ? LAKE : SEA;
    }),
    lowest: metresAround(lowest[level], Math.min),
    highest: metresAround(highest[level], Math.max),
    rgb: sample(masters.land[level], view, mitchell),
    known,
    rivers: visibleRivers(view, cache),
  };

  /**
   * @param {import('../masters/pyramids.mjs').Raster} raster
   * @param {(a: number, b: number) => number} choose
   */
  function metresAround(raster, choose) {
    const values = extremeAround(valuesAt(raster, view), SIZE, radius, choose);
    return values.map((value) => metresOf(value / RELIEF_UNIT));
  }
}
