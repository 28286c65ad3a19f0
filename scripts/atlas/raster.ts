/** Rasters in memory. A picture's bytes are rows of interleaved red, green and blue, 0 to 255. */
import sharp from 'sharp';

import type { Size } from './mercator.ts';

export const fromRgb = (data: Uint8Array, { width, height }: Size) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/**
 * Brightness of a pixel, 0 to 255.
 * @param j index of the pixel's red value
 */
export const lumaOf = (rgb: ArrayLike<number>, j: number) =>
  0.3 * rgb[j] + 0.59 * rgb[j + 1] + 0.11 * rgb[j + 2];

/**
 * How much of each pixel an SVG drawing covers, 0 to 255.
 * @param frame the drawing's own size
 */
export function coverageOf(drawing: string, size: Size, frame = size) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${frame.width} ${frame.height}">${drawing}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).extractChannel(3).raw().toBuffer();
}
