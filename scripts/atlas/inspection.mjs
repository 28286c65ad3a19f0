/** Measurements of a picture that need no knowledge of what it should show. */

/**
 * Brightness of a pixel, 0 to 255.
 * @param {ArrayLike<number>} rgb interleaved, 0 to 255
 * @param {number} j index of the pixel's red value
 */
export const lumaOf = (rgb, j) =>
  0.3 * (rgb[j] ?? 0) + 0.59 * (rgb[j + 1] ?? 0) + 0.11 * (rgb[j + 2] ?? 0);

/**
 * Standard deviation of the brightness, on a scale of 0 to 255. Open sea has less than 3.
 * @param {ArrayLike<number>} rgb interleaved, 0 to 255
 */
export function contrast(rgb) {
  const count = rgb.length / 3;
  let sum = 0;
  let squares = 0;
  for (let j = 0; j < rgb.length; j += 3) {
    const luma = lumaOf(rgb, j);
    sum += luma;
    squares += luma * luma;
  }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

/**
 * Whether a pixel is water: clearly bluer than red.
 * @param {ArrayLike<number>} rgb
 * @param {number} j index of the pixel's red value
 */
export const isWater = (rgb, j) => (rgb[j + 2] ?? 0) > 1.15 * (rgb[j] ?? 0) + 12;

/**
 * Share of pixels that are not water, 0 to 1.
 * @param {ArrayLike<number>} rgb
 */
export function landShareOf(rgb) {
  let land = 0;
  for (let j = 0; j < rgb.length; j += 3) if (!isWater(rgb, j)) land++;
  return land / (rgb.length / 3);
}

/**
 * Shannon's entropy in bits: 0 where all are of one class, log2 n where n classes are equally common.
 * @param {readonly number[]} counts by class
 */
export function entropy(counts) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts
    .filter((count) => count > 0)
    .reduce((bits, count) => bits + (count / total) * Math.log2(total / count), 0);
}

const LUMA_BINS = 16;

/**
 * Entropy in bits of the brightness in 16 equal bins, 0 to 4.
 * @param {ArrayLike<number>} rgb
 */
export function lumaEntropy(rgb) {
  const counts = Array(LUMA_BINS).fill(0);
  for (let j = 0; j < rgb.length; j += 3) counts[Math.floor((lumaOf(rgb, j) * LUMA_BINS) / 256)]++;
  return entropy(counts);
}

/**
 * Entropy in bits of the classes land, sea and lake, 0 to 1.58.
 * @param {ArrayLike<number>} rgb
 * @param {(pixel: number) => boolean} isLand by an outline without lakes: water there is a lake
 */
export function classEntropy(rgb, isLand) {
  let [land, sea, lake] = [0, 0, 0];
  for (let j = 0; j < rgb.length; j += 3) {
    if (!isWater(rgb, j)) land++;
    else if (isLand(j / 3)) lake++;
    else sea++;
  }
  return entropy([land, sea, lake]);
}
