/** Measurements of pictures: rows of interleaved red, green and blue, 0 to 255. */

/**
 * Brightness of a pixel, 0 to 255.
 * @param j index of the pixel's red value
 */
export const lumaOf = (rgb: ArrayLike<number>, j: number) =>
  0.3 * (rgb[j] ?? 0) + 0.59 * (rgb[j + 1] ?? 0) + 0.11 * (rgb[j + 2] ?? 0);

const lumasOf = (rgb: ArrayLike<number>) =>
  Float32Array.from({ length: rgb.length / 3 }, (_, i) => lumaOf(rgb, 3 * i));

const mean = (values: Float32Array) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation of the brightness, on a scale of 0 to 255. */
export function contrast(rgb: ArrayLike<number>) {
  const lumas = lumasOf(rgb);
  const middle = mean(lumas);
  return Math.sqrt(mean(lumas.map((luma) => (luma - middle) ** 2)));
}

/**
 * Pearson's correlation of the brightness of two pictures of one size, -1 to 1; NaN if one of them is
 * uniform.
 */
export function correlation(rgb: ArrayLike<number>, other: ArrayLike<number>) {
  const [a, b] = [lumasOf(rgb), lumasOf(other)];
  const [middleA, middleB] = [mean(a), mean(b)];
  const covariance = mean(a.map((value, i) => (value - middleA) * ((b[i] ?? 0) - middleB)));
  return covariance / (contrast(rgb) * contrast(other));
}

/**
 * Whether a pixel is water: clearly bluer than red.
 * @param j index of the pixel's red value
 */
export const isWater = (rgb: ArrayLike<number>, j: number) =>
  (rgb[j + 2] ?? 0) > 1.15 * (rgb[j] ?? 0) + 12;

/** The share of land in a picture, 0 to 1, and its mean brightness, 0 to 255. */
export function landIn(rgb: ArrayLike<number>) {
  let [count, sum] = [0, 0];
  for (let j = 0; j < rgb.length; j += 3) {
    if (isWater(rgb, j)) continue;
    count++;
    sum += lumaOf(rgb, j);
  }
  return { share: count / (rgb.length / 3), luma: sum / Math.max(1, count) };
}
