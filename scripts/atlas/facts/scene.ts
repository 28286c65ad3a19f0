import type { Extent } from '../../../src/maps/webMercator.ts';
import { coastOf } from '../coast.ts';
import { viewOf } from '../mercator.ts';
import { cropOf } from '../mosaic.ts';
import { fromRgb } from '../raster.ts';
import { type Heights, heightsAround } from './heights.ts';
import { type River, riversIn } from './rivers.ts';
import { surfaceOf } from './surface.ts';

/** Half the resolution at which players see a picture. */
const SIZE = { width: 320, height: 240 };

/** Pixels wider than this, in km, show neither coasts nor landforms other than mountains. */
const COARSE_KM = 13;

/** What a picture shows, by pixel. */
export type Scene = Awaited<ReturnType<typeof sceneOf>>;

/** @param rivers of the world */
export async function sceneOf(box: Extent, heights: Heights, rivers: River[]) {
  const view = viewOf(box, SIZE);
  const crop = await cropOf(box);
  const rgb = await fromRgb(crop.data, crop)
    .resize(SIZE.width, SIZE.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    ...SIZE,
    /** Of the rows, in degrees. */
    latitudes: view.latitudes,
    /** Width of a pixel on the ground in km, by row. */
    rowKm: view.rowKm,
    isCoarse: view.rowKm[SIZE.height >> 1] > COARSE_KM,
    surface: surfaceOf(coastOf(view), rgb),
    ...heightsAround(heights, view),
    /** Mean colour of the source. */
    rgb: rgb as Uint8Array,
    /** Those that are visible, in pixels. */
    rivers: riversIn(view, rivers),
  };
}
