import sharp from 'sharp';

import { isWater } from './inspection.mjs';
import { bestShift, landPath, SIZE } from './naturalEarth.mjs';

/**
 * The shift in pixels at which a picture best matches the real coastlines, and how well it matches.
 * @param {string} path of the picture
 * @param {{ lat: number, lon: number }} place degrees
 * @param {number} zoom
 * @returns {Promise<{ dx: number, dy: number, agreement: number }>} agreement 0 to 1
 */
export async function alignmentOf(path, place, zoom) {
  const { width, height } = SIZE;
  const picture = await sharp(path).resize(width, height).removeAlpha().raw().toBuffer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><path d="${landPath(place, zoom)}" fill="#fff"/></svg>`;
  const expected = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer();
  return bestShift(
    (pixel) => !isWater(picture, 3 * pixel),
    (pixel) => (expected[pixel] ?? 0) > 127,
  );
}
