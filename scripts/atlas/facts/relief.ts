import sharp from 'sharp';

import { type Heights, metresOf } from './heights.ts';

/** Marble's grey tiles, row by row from the north. */
const TILES = { across: 16, down: 8, size: 675 };
const WIDTH = TILES.across * TILES.size;
const HEIGHT = TILES.down * TILES.size;
/** A blur that softens the JPEG blocks: weights along a row and along a column. */
const WEIGHTS = [1, 4, 6, 4, 1];
const TOTAL = 16;
const REACH = WEIGHTS.length >> 1;

/** Reads the heights of the world from a directory of tiles, into memory that threads can share. */
export async function readRelief(tiles: string): Promise<Heights> {
  const values = new Uint8Array(WIDTH * HEIGHT);
  const name = (index: number) => String(index).padStart(6, '0');
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

function metres(values: Uint8Array) {
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
