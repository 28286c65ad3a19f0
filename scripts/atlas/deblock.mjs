import sharp from 'sharp';

/** @typedef {import('./mosaic.mjs').Crop} Crop */

/** Side of the blocks that JPEG codes together, where colour has half the resolution. */
const BLOCK = 16;
/** Offsets, in pixels, at which the blocks of the copies lie: each row and column of a block once. */
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
/** Coarser than the tiles' own quality of 80, which would leave most of their blocks as they are. */
const QUALITY = 70;

/**
 * Smooths the blocks and the ringing of the tiles' JPEG compression, which sharpening would bring out.
 * The mean of copies that were compressed once more, each with its blocks elsewhere: A. Nosratinia,
 * Enhancement of JPEG-compressed images by re-application of JPEG, 2001.
 * @param {Crop} crop
 * @returns {Promise<Buffer>} its pixels, smoothed
 */
export async function deblock({ data, width, height, left, top }) {
  const copies = await Promise.all(
    SHIFTS.map(async ([right, down]) => {
      const [x, y] = [mod(left + right), mod(top + down)];
      const padded = await sharp(data, { raw: { width, height, channels: 3 } })
        .extend({
          left: x,
          top: y,
          right: mod(-width - x),
          bottom: mod(-height - y),
          extendWith: 'mirror',
        })
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

const mod = (/** @type {number} */ value) => ((value % BLOCK) + BLOCK) % BLOCK;
