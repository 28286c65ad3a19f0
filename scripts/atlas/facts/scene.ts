import sharp from 'sharp';

import type { Box } from '../../../src/maps/webMercator.ts';
import { coastOf } from '../coast.ts';
import { viewOf } from '../mercator.ts';
import { cropOf } from '../mosaic.ts';
import type { ReadTile } from '../tiles.ts';
import { surfaceOf } from './classes.ts';
import { type River, riversIn } from './courses.ts';
import { type Heights, heightsAround } from './heights.ts';

/** Half the resolution at which players see a picture. */
const SIZE = { width: 320, height: 240 };

/** What a picture shows, by pixel. */
export type Scene = Awaited<ReturnType<typeof sceneOf>>;

/** @param rivers of the world */
export async function sceneOf(box: Box, readTile: ReadTile, heights: Heights, rivers: River[]) {
  const view = viewOf(box, SIZE);
  const { data, width, height } = await cropOf(box, readTile);
  const rgb = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIZE.width, SIZE.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    ...SIZE,
    /** Of the rows, in degrees. */
    latitudes: view.latitudes,
    /** Width of a pixel on the ground in km, by row. */
    rowKm: view.rowKm,
    surface: surfaceOf(coastOf(view), rgb),
    ...heightsAround(heights, view),
    /** Mean colour of the source. */
    rgb: rgb as Uint8Array,
    /** Those that are visible, in pixels. */
    rivers: riversIn(view, rivers),
  };
}
