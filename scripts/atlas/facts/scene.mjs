import sharp from 'sharp';

import { coastOf } from '../coast.mjs';
import { groundKm, viewOf } from '../mercator.mjs';
import { cropOf } from '../mosaic.mjs';
import { surfaceOf } from './classes.mjs';
import { riversIn } from './courses.mjs';
import { heightsAround } from './heights.mjs';

/** Facts are derived at half the resolution at which players see a picture. */
const SIZE = { width: 320, height: 240 };

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
 * @property {Uint8Array} rgb mean colour of the source
 * @property {import('./courses.mjs').River[]} rivers that can be seen, in pixels
 */

/**
 * @param {{ lat: number, lon: number, zoom: number }} picture
 * @param {import('../tiles.mjs').ReadTile} readTile
 * @param {import('./heights.mjs').Heights} heights
 * @param {import('./courses.mjs').River[]} rivers of the world
 * @returns {Promise<Scene>}
 */
export async function sceneOf({ lat, lon, zoom }, readTile, heights, rivers) {
  const view = viewOf({ lat, lon }, zoom, SIZE);
  const { data, width, height } = await cropOf({ lat, lon }, zoom, readTile);
  const rgb = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIZE.width, SIZE.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    ...SIZE,
    latitudes: view.latitudes,
    rowKm: view.latitudes.map((latitude) => groundKm(1 / view.worldPixels, latitude)),
    surface: surfaceOf(coastOf(view), rgb),
    ...heightsAround(heights, view),
    rgb,
    rivers: riversIn(view, rivers),
  };
}
