import sharp from 'sharp';

import { ASPECT, type Extent } from '../../src/maps/webMercator.ts';
import type { Size } from './mercator.ts';
import { SOURCE_ZOOM, TILE_SIZE } from './parameters.ts';
import { fromRgb } from './raster.ts';
import { readTile } from './tiles.ts';

/**
 * Part of the source's pyramid at one zoom: rows of interleaved red, green and blue, 0 to 255, and the
 * position of the corner in pixels of the world.
 */
export type Crop = Size & { data: Buffer; left: number; top: number };

/** The least width of a crop in pixels, where the source has as many. */
const MIN_WIDTH = 780;
/** The finest zoom with tiles of the whole world; the finer ones cover the surroundings of places. */
const WORLD_ZOOM = 6;

/** The zoom of the tiles for a picture. Where they cover the world, it is the next finer one, which is sharper. */
export function tileZoomOf({ width }: Extent) {
  const zoom = Math.ceil(Math.log2(MIN_WIDTH / TILE_SIZE / width));
  return zoom < WORLD_ZOOM ? zoom + 1 : Math.min(SOURCE_ZOOM, zoom);
}

/**
 * Crops what a picture shows from the source, unchanged; the place is within half a source pixel of
 * the centre.
 */
export async function cropOf(box: Extent, tileAt = readTile, z = tileZoomOf(box)): Promise<Crop> {
  const count = 2 ** z;
  const world = count * TILE_SIZE;
  const width = Math.round(box.width * world);
  const height = Math.round((box.width * world) / ASPECT);
  const left = Math.round(box.x * world - width / 2);
  const top = Math.min(world - height, Math.max(0, Math.round(box.y * world - height / 2)));
  const [west, north] = [Math.floor(left / TILE_SIZE), Math.floor(top / TILE_SIZE)];
  const columns = Math.floor((left + width - 1) / TILE_SIZE) - west + 1;
  const rows = Math.floor((top + height - 1) / TILE_SIZE) - north + 1;
  const layers = Array.from({ length: columns * rows }, async (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const input = await tileAt(z, (west + column + count) % count, north + row);
    return { input, left: column * TILE_SIZE, top: row * TILE_SIZE };
  });
  const size = { width: columns * TILE_SIZE, height: rows * TILE_SIZE };
  const mosaic = await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(await Promise.all(layers))
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const seam of [0, count]) {
    fillGap(mosaic, size.width, (seam - west) * TILE_SIZE, gapAt(z), columns === count);
  }
  const data = await fromRgb(mosaic, size)
    .extract({ left: left - west * TILE_SIZE, top: top - north * TILE_SIZE, width, height })
    .raw()
    .toBuffer();
  return { data, width, height, left, top };
}

/** Width in pixels of the black strip west of the source's antimeridian, with its JPEG artefacts. */
const gapAt = (z: number) => Math.round(2 ** (z - 5)) + 2;

/**
 * Fills a strip of columns by interpolating between the columns on its two sides.
 * @param end the column after the strip
 * @param gap its width in columns
 * @param isWorld whether the first column lies east of the last
 */
function fillGap(rgb: Buffer, width: number, end: number, gap: number, isWorld: boolean) {
  const before = end - gap - 1;
  if (before < 0 || end > width) return;
  const after = end < width ? end : isWorld ? 0 : before;
  for (let row = 0; row < rgb.length; row += 3 * width) {
    for (let channel = 0; channel < 3; channel++) {
      const from = rgb[row + 3 * before + channel];
      const to = rgb[row + 3 * after + channel];
      for (let k = 1; k <= gap; k++) {
        rgb[row + 3 * (before + k) + channel] = from + ((to - from) * k) / (gap + 1);
      }
    }
  }
}
