import { colourAt, isGround, isWater, meanColour } from './colours.ts';
import { squareAround } from './components.ts';
import type { Scene } from './scene.ts';

/** Classes of a picture's surface, by pixel. */
export const [SEA, LAND, LAKE] = [0, 1, 2];

/**
 * A pixel with this share of lake is lake, or else with this share of land, land: the arms of reservoirs
 * and the rims of atolls are narrower than pixels.
 */
const MIN_SHARE = 0.3;
/** Contrast is to land this many pixels away. */
const [NEAR, FAR] = [2, 5];

/**
 * The classes of pixels by their shares of land and lake. Where a lake has the colour of dry ground,
 * it has shrunk since it was charted.
 */
export const surfaceOf = (
  { land, lake }: { land: Float32Array; lake: Float32Array },
  rgb: Uint8Array,
) =>
  Uint8Array.from(land, (share, i) => {
    if (lake[i] >= MIN_SHARE) return isGround(colourAt(rgb, i)) ? LAND : LAKE;
    return share >= MIN_SHARE ? LAND : SEA;
  });

/** The difference in colour between pixels and the land beside them, relative to the land's. */
export function contrastOf(pixels: readonly number[], scene: Scene) {
  const within = (radius: number) => new Set(pixels.flatMap((i) => squareAround(i, radius, scene)));
  const near = within(NEAR);
  const beside = [...within(FAR)].filter((i) => !near.has(i) && scene.surface[i] === LAND);
  const [own, land] = [pixels, beside].map((part) => meanColour(scene.rgb, part));
  return Math.hypot(...own.map((value, k) => value - land[k])) / Math.hypot(...land);
}

/** Whether land has a colour of its own; the smallest islets have that of the sea. */
export const isSeen = (pixels: readonly number[], { rgb }: Scene) =>
  pixels.some((i) => !isWater(colourAt(rgb, i)));
