/** Measurements of pictures that need no knowledge of what they should show. */

/**
 * Brightness of a pixel, 0 to 255.
 * @param {ArrayLike<number>} rgb interleaved, 0 to 255
 * @param {number} j index of the pixel's red value
 */
export const lumaOf = (rgb, j) =>
  0.3 * (rgb[j] ?? 0) + 0.59 * (rgb[j + 1] ?? 0) + 0.11 * (rgb[j + 2] ?? 0);

/**
 * Brightness of all pixels, 0 to 255.
 * @param {ArrayLike<number>} rgb
 */
const lumasOf = (rgb) =>
  Float32Array.from({ length: rgb.length / 3 }, (_, i) => lumaOf(rgb, 3 * i));

const mean = (/** @type {Float32Array} */ values) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Standard deviation of the brightness, on a scale of 0 to 255.
 * @param {ArrayLike<number>} rgb
 */
export function contrast(rgb) {
  const lumas = lumasOf(rgb);
  const middle = mean(lumas);
  return Math.sqrt(mean(lumas.map((luma) => (luma - middle) ** 2)));
}

/**
 * Pearson's correlation of two pictures' brightness, -1 to 1; NaN where one is of one brightness.
 * @param {ArrayLike<number>} rgb
 * @param {ArrayLike<number>} other of the same size
 */
export function correlation(rgb, other) {
  const [a, b] = [lumasOf(rgb), lumasOf(other)];
  const [middleA, middleB] = [mean(a), mean(b)];
  const covariance = mean(a.map((value, i) => (value - middleA) * ((b[i] ?? 0) - middleB)));
  return covariance / (contrast(rgb) * contrast(other));
}

/**
 * Whether a pixel is water: clearly bluer than red.
 * @param {ArrayLike<number>} rgb
 * @param {number} j index of the pixel's red value
 */
export const isWater = (rgb, j) => (rgb[j + 2] ?? 0) > 1.15 * (rgb[j] ?? 0) + 12;

/**
 * The share of land in a picture, 0 to 1, and its mean brightness, 0 to 255.
 * @param {ArrayLike<number>} rgb
 */
export function landIn(rgb) {
  let [count, sum] = [0, 0];
  for (let j = 0; j < rgb.length; j += 3) {
    if (isWater(rgb, j)) continue;
    count++;
    sum += lumaOf(rgb, j);
  }
  return { share: count / (rgb.length / 3), luma: sum / Math.max(1, count) };
}
