import sharp from 'sharp';

import { metresOf } from './heights.mjs';

/** Marble's grey tiles, row by row from the north. */
const TILES = { across: 16, down: 8, size: 675 };
const WIDTH = TILES.across * TILES.size;
const HEIGHT = TILES.down * TILES.size;
/** Weights of the values around a pixel, in a row and in a column: they soften the JPEG blocks. */
const WEIGHTS = [1, 4, 6, 4, 1];
const TOTAL = 16;
const REACH = WEIGHTS.length >> 1;

/**
 * The heights of the world, in memory that threads can share.
 * @param {string} tiles directory of the tiles
 * @returns {Promise<import('./heights.mjs').Heights>}
 */
export async function readRelief(tiles) {
  const values = new Uint8Array(WIDTH * HEIGHT);
  const name = (/** @type {number} */ index) => String(index).padStart(6, '0');
  for (let tile = 0; tile < TILES.across * TILES.down; tile++) {
    const [row, column] = [Math.floor(tile / TILES.across), tile % TILES.across];
    const path = `${tiles}/${name(row)}/${name(row)}_${name(column)}.jpg`;
    const grey = await sharp(path).extractChannel(0).raw().toBuffer();
    for (let y = 0; y < TILES.size; y++) {
      const line = grey.subarray(y * TILES.size, (y + 1) * TILES.size);
      values.set(line, (row * TILES.size + y) * WIDTH + column * TILES.size);
    }
  }
  return { data: metres(values), width: WIDTH, height: HEIGHT };
}

/** @param {Uint8Array} values */
function metres(values) {
  const heights = Int16Array.from({ length: 255 * TOTAL ** 2 + 1 }, (_, sum) =>
    Math.round(metresOf(sum / TOTAL ** 2)),
  );
  const data = new Int16Array(new SharedArrayBuffer(2 * values.length));
  const columns = new Uint16Array(WIDTH);
  for (let y = 0; y < HEIGHT; y++) {
    columns.fill(0);
    for (const [k, weight] of WEIGHTS.entries()) {
      const row = Math.max(0, Math.min(HEIGHT - 1, y + k - REACH)) * WIDTH;
      for (let x = 0; x < WIDTH; x++) columns[x] += weight * values[row + x];
    }
    for (let x = 0; x < WIDTH; x++) {
      let sum = 0;
      for (let k = 0; k < WEIGHTS.length; k++) {
        sum += WEIGHTS[k] * columns[(x + k - REACH + WIDTH) % WIDTH];
      }
      data[y * WIDTH + x] = heights[sum];
    }
  }
  return data;
}
