import { LAND } from './classes.mjs';
import { colourAt, isWater } from './colours.mjs';
import { squareAround } from './components.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/** Something stands out from the land that is NEAR to FAR pixels away. */
const [NEAR, FAR] = [2, 5];

/**
 * How much the colour of pixels differs from that of the land beside them, as a share of the latter.
 * @param {readonly number[]} pixels
 * @param {Scene} scene
 */
export function contrastOf(pixels, scene) {
  const within = (/** @type {number} */ radius) =>
    new Set(pixels.flatMap((i) => squareAround(i, radius, scene)));
  const near = within(NEAR);
  const beside = [...within(FAR)].filter((i) => !near.has(i) && scene.surface[i] === LAND);
  const [own, land] = [pixels, beside].map((part) =>
    [0, 1, 2].map((k) => part.reduce((sum, i) => sum + scene.rgb[3 * i + k], 0) / part.length),
  );
  return Math.hypot(...own.map((value, k) => value - land[k])) / Math.hypot(...land);
}

/**
 * Whether land shows its colour and not that of the sea around it, as the smallest islets do.
 * @param {readonly number[]} pixels
 * @param {Scene} scene
 */
export const isSeen = (pixels, { rgb }) => pixels.some((i) => !isWater(colourAt(rgb, i)));
