import sharp from 'sharp';

import type { Crop } from './mosaic.ts';
import { fromRgb } from './raster.ts';

/** Side of JPEG's blocks, in pixels, if colour has half the resolution. */
const BLOCK = 16;
/** Offsets of the copies' blocks in pixels: each row and column of a block occurs once. */
const SHIFTS = [
  [0, 2],
  [2, 6],
  [4, 1],
  [6, 5],
  [1, 4],
  [3, 0],
  [5, 7],
  [7, 3],
];
/** Below the tiles' own quality of 80, which would leave most of their blocks unchanged. */
const QUALITY = 70;

/**
 * Smooths the blocks and the ringing of the tiles' JPEG compression, which sharpening would bring out.
 * Averages copies that are compressed again, each with its blocks elsewhere: A. Nosratinia,
 * "Enhancement of JPEG-compressed images by re-application of JPEG", 2001.
 */
export async function deblock(crop: Crop) {
  const { data, width, height, left, top } = crop;
  const copies = await Promise.all(
    SHIFTS.map(async ([right, down]) => {
      const [x, y] = [mod(left + right), mod(top + down)];
      const beyond = { left: x, top: y, right: mod(-width - x), bottom: mod(-height - y) };
      const padded = await fromRgb(data, crop)
        .extend({ ...beyond, extendWith: 'mirror' })
        .jpeg({ quality: QUALITY, chromaSubsampling: '4:2:0' })
        .toBuffer();
      return sharp(padded).extract({ left: x, top: y, width, height }).raw().toBuffer();
    }),
  );
  const smooth = Buffer.alloc(data.length);
  for (let i = 0; i < data.length; i++) {
    const sum = copies.reduce((total, copy) => total + copy[i], 0);
    smooth[i] = Math.round(sum / copies.length);
  }
  return smooth;
}

const mod = (value: number) => ((value % BLOCK) + BLOCK) % BLOCK;
