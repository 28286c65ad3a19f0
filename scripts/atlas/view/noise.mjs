/** @typedef {import('../mercator.mjs').View} View */

/**
 * Deterministic pseudo-random number from 0 to 2³² for a cell.
 * @param {number} x
 * @param {number} y
 * @param {number} seed
 */
export function cellHash(x, y, seed) {
  const mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return (stirred ^ (stirred >>> 16)) >>> 0;
}

const signed = (/** @type {number} */ hash) => (hash / 4294967295) * 2 - 1;
const fade = (/** @type {number} */ t) => t * t * t * (t * (6 * t - 15) + 10);

/** Width of the largest patches of islet ground in pixels, and how many halvings follow. */
const LARGEST = 26;
const OCTAVES = 5;
const PERSISTENCE = 0.72;

/**
 * Fractal value noise around 0, fixed to the ground across zoom levels.
 * @param {View} view
 */
export function groundNoise(view) {
  // A power of two, so that patches of neighbouring levels are half or double the size.
  const exponent = Math.round(Math.log2(LARGEST / view.worldPixels));
  const sum = new Float32Array(view.width * view.height);
  for (let octave = 0; octave < OCTAVES; octave++) {
    addNoise(sum, view, 2 ** (exponent - octave), 31 - exponent + octave, PERSISTENCE ** octave);
  }
  return sum;
}

/**
 * @param {Float32Array} sum
 * @param {View} view
 * @param {number} period fraction of the world's width
 * @param {number} seed
 * @param {number} amplitude
 */
function addNoise(sum, { width, height, west, north, worldPixels }, period, seed, amplitude) {
  for (let y = 0; y < height; y++) {
    const v = (north + (y + 0.5) / worldPixels) / period;
    const row = Math.floor(v);
    const down = fade(v - row);
    for (let x = 0; x < width; x++) {
      const u = (west + (x + 0.5) / worldPixels) / period;
      const column = Math.floor(u);
      const across = fade(u - column);
      const a = signed(cellHash(column, row, seed));
      const b = signed(cellHash(column + 1, row, seed));
      const c = signed(cellHash(column, row + 1, seed));
      const d = signed(cellHash(column + 1, row + 1, seed));
      const value = (a + (b - a) * across) * (1 - down) + (c + (d - c) * across) * down;
      sum[y * width + x] += amplitude * value;
    }
  }
}
