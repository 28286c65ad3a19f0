import sharp from 'sharp';

import { isWater } from './inspection.mjs';
import { bestShift, landPath, SIZE } from './naturalEarth.mjs';

/**
 * The shift in pixels at which a picture best matches the real coastlines, and how well it matches.
 * @param {string} path of the picture
 * @param {{ lat: number, lon: number, zoom: number }} view its centre in degrees
 * @returns {Promise<{ dx: number, dy: number, agreement: number }>} agreement 0 to 1
 */
export async function alignmentOf(path, view) {
  const picture = await sharp(path).resize(SIZE.width, SIZE.height).removeAlpha().raw().toBuffer();
  const isLand = await landOf(view);
  return bestShift((pixel) => !isWater(picture, 3 * pixel), isLand);
}

/**
 * Where Natural Earth has land in a picture of `SIZE`; lakes are land.
 * @param {{ lat: number, lon: number, zoom: number }} view its centre in degrees
 * @returns {Promise<(pixel: number) => boolean>} by pixel index, row by row
 */
async function landOf(view) {
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><path d="${landPath(view)}" fill="#fff"/></svg>`;
  const land = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer();
  return (pixel) => (land[pixel] ?? 0) > 127;
}
