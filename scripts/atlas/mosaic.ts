import sharp from 'sharp';

import { type Centre, mercatorX, mercatorY, type Size } from './mercator.ts';
import { CSS_SIZE, SOURCE_ZOOM, TILE_SIZE } from './parameters.ts';
import type { ReadTile } from './tiles.ts';

/**
 * Part of the source's pyramid at one zoom: rows of interleaved red, green and blue, 0 to 255, and the
 * position of the corner in pixels of the world.
 */
export type Crop = Size & { data: Buffer; zoom: number; left: number; top: number };

/** Below this zoom tiles are reduced; from it on they are enlarged. */
const REDUCED_BELOW = 5;

/**
 * The zoom of the tiles for a picture. Near pictures use the next finer zoom, whose tiles cover the
 * surroundings of every place; far ones use the zoom after that, which is sharper.
 */
export const tileZoomOf = (zoom: number) =>
  Math.min(SOURCE_ZOOM, Math.ceil(zoom) + (zoom < REDUCED_BELOW ? 1 : 0));

/**
 * Crops what a picture shows from the source, unchanged; the place is within half a source pixel of
 * the centre.
 * @throws RangeError if the picture would extend beyond a pole
 */
export async function cropOf({ lat, lon, zoom }: Centre, readTile: ReadTile): Promise<Crop> {
  const z = tileZoomOf(zoom);
  const count = 2 ** z;
  const world = count * TILE_SIZE;
  const width = Math.round(CSS_SIZE.width * 2 ** (z - zoom));
  const height = Math.round(CSS_SIZE.height * 2 ** (z - zoom));
  const left = Math.round(mercatorX(lon) * world - width / 2);
  const top = Math.round(mercatorY(lat) * world - height / 2);
  if (top < 0 || top + height > world) {
    throw new RangeError(`zoom ${zoom} at ${lat}° crosses a pole`);
  }
  const [west, north] = [Math.floor(left / TILE_SIZE), Math.floor(top / TILE_SIZE)];
  const columns = Math.floor((left + width - 1) / TILE_SIZE) - west + 1;
  const rows = Math.floor((top + height - 1) / TILE_SIZE) - north + 1;
  const layers = Array.from({ length: columns * rows }, async (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const input = await readTile(z, (west + column + count) % count, north + row);
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
  const data = await sharp(mosaic, { raw: { ...size, channels: 3 } })
    .extract({ left: left - west * TILE_SIZE, top: top - north * TILE_SIZE, width, height })
    .raw()
    .toBuffer();
  return { data, width, height, zoom: z, left, top };
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
