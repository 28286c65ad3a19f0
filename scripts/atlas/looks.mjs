import { isWater, lumaOf } from './inspection.mjs';

/** Measures of how a picture looks, each of which was once a fault. They are taken at full size. */

/** Colours whose channels differ by less than this share have no colour: snow, ice, haze. */
const COLOURLESS = 0.16;
/** Lumas from which what has no colour is half covered by snow, and whole. */
const [HALF, WHOLE] = [120, 185];

/**
 * How grainy flat ground is: the median difference, in luma, of a pixel of land from its neighbours
 * left and right. Invented texture adds to it.
 * @param {Buffer} rgb
 */
export function grainOf(rgb) {
  const differences = [];
  for (let j = 3; j < rgb.length - 3; j += 9) {
    if (isWater(rgb, j - 3) || isWater(rgb, j) || isWater(rgb, j + 3)) continue;
    const around = (lumaOf(rgb, j - 3) + lumaOf(rgb, j + 3)) / 2;
    differences.push(Math.abs(lumaOf(rgb, j) - around));
  }
  return median(differences);
}

/**
 * How much of the snow is a haze without an edge, 0 to 1; 0 where there is next to no snow.
 * @param {Buffer} rgb
 */
export function hazeOfSnow(rgb) {
  let [half, whole] = [0, 0];
  for (let j = 0; j < rgb.length; j += 3) {
    const channels = [rgb[j] ?? 0, rgb[j + 1] ?? 0, rgb[j + 2] ?? 0];
    const brightest = Math.max(...channels);
    if (brightest === 0 || 1 - Math.min(...channels) / brightest > COLOURLESS) continue;
    const luma = lumaOf(rgb, j);
    if (luma > WHOLE) whole++;
    else if (luma > HALF) half++;
  }
  return whole < rgb.length / 3 / 50 ? 0 : half / (half + whole);
}

/**
 * Luma of the land, median, 0 to 255. Dark forests and fields are near 60.
 * @param {Buffer} rgb
 */
export function landLuma(rgb) {
  const lumas = [];
  for (let j = 0; j < rgb.length; j += 9) if (!isWater(rgb, j)) lumas.push(lumaOf(rgb, j));
  return median(lumas);
}

/** @param {number[]} values */
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
