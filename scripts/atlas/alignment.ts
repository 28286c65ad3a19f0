import sharp from 'sharp';

import { isWater } from './inspection.ts';
import type { Centre } from './mercator.ts';
import { bestShift, landPath, SIZE } from './naturalEarth.ts';

/** The shift in pixels at which a picture file best matches the real coastlines, and how well. */
export async function alignmentOf(path: string, centre: Centre) {
  const picture = await sharp(path).resize(SIZE.width, SIZE.height).removeAlpha().raw().toBuffer();
  const land = await landOf(centre);
  return bestShift(
    (pixel) => !isWater(picture, 3 * pixel),
    (pixel) => land[pixel] > 127,
  );
}

/** Natural Earth's land in a picture of `SIZE`: 255 on land, lakes included, and 0 on the sea. */
function landOf(centre: Centre) {
  const { width, height } = SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><path d="${landPath(centre)}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer();
}
