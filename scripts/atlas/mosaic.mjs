import sharp from 'sharp';

import { mercatorX, mercatorY } from './mercator.mjs';
import { CSS_SIZE, SOURCE_ZOOM, TILE_SIZE } from './parameters.mjs';

/** @typedef {{ data: Buffer, width: number, height: number }} Rgb rows of interleaved red, green and blue, 0 to 255 */
/** @typedef {Rgb & { zoom: number, left: number, top: number }} Crop of the source's pyramid at a zoom, with the position of its corner in pixels of the world */

/** Farther out than this, the source is reduced; nearer, tiles are enlarged. */
const REDUCED_BELOW = 5;

/**
 * The zoom of the tiles that a picture is made from. Near pictures take the next finer one, of which there
 * are tiles enough around every place; far ones the next but one, which is sharper.
 * @param {number} zoom of the picture
 */
export const tileZoomOf = (zoom) =>
  Math.min(SOURCE_ZOOM, Math.ceil(zoom) + (zoom < REDUCED_BELOW ? 1 : 0));

/**
 * Cuts what a picture shows out of the source, unchanged; the place is within half a source pixel of
 * the centre.
 * @param {{ lat: number, lon: number }} place degrees
 * @param {number} zoom of the picture
 * @param {import('./tiles.mjs').ReadTile} readTile
 * @returns {Promise<Crop>}
 * @throws {RangeError} if the picture would extend beyond a pole
 */
export async function cropOf({ lat, lon }, zoom, readTile) {
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

/**
 * The source is black along the antimeridian, on its western side: the width of that strip in pixels,
 * with what the JPEG compression has spoilt beside it.
 * @param {number} z
 */
const gapAt = (z) => Math.round(2 ** (z - 5)) + 2;

/**
 * Fills a strip of columns with the mean of what is left and right of it, by distance.
 * @param {Buffer} rgb
 * @param {number} width
 * @param {number} end the column after the strip
 * @param {number} gap its width in columns
 * @param {boolean} isWorld whether the first column lies east of the last
 */
function fillGap(rgb, width, end, gap, isWorld) {
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
