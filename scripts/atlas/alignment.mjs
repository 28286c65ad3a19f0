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
  const picture = await sharp(path).resize(SIZE.width, SIZE.height).removeAlpha().raw().toBuffer();
  const isLand = await landOf(place, zoom);
  return bestShift((pixel) => !isWater(picture, 3 * pixel), isLand);
}

/**
 * Where Natural Earth has land in a picture of `SIZE`; lakes are land.
 * @param {{ lat: number, lon: number }} place degrees
 * @param {number} zoom
 * @returns {Promise<(pixel: number) => boolean>} by pixel index, row by row
 */
export async function landOf(place, zoom) {
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><path d="${landPath(place, zoom)}" fill="#fff"/></svg>`;
  const land = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer();
  return (pixel) => (land[pixel] ?? 0) > 127;
}
