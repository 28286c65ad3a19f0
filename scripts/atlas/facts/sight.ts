import { LAND } from './classes.ts';
import { colourAt, isWater } from './colours.ts';
import { squareAround } from './components.ts';
import type { Scene } from './scene.ts';

/** Contrast is to land this many pixels away. */
const [NEAR, FAR] = [2, 5];

/** The difference in colour between pixels and the land beside them, relative to the land's. */
export function contrastOf(pixels: readonly number[], scene: Scene) {
  const within = (radius: number) => new Set(pixels.flatMap((i) => squareAround(i, radius, scene)));
  const near = within(NEAR);
  const beside = [...within(FAR)].filter((i) => !near.has(i) && scene.surface[i] === LAND);
  const [own, land] = [pixels, beside].map((part) =>
    [0, 1, 2].map((k) => part.reduce((sum, i) => sum + scene.rgb[3 * i + k], 0) / part.length),
  );
  return Math.hypot(...own.map((value, k) => value - land[k])) / Math.hypot(...land);
}

/** Whether land has a colour of its own; the smallest islets have that of the sea. */
export const isSeen = (pixels: readonly number[], { rgb }: Scene) =>
  pixels.some((i) => !isWater(colourAt(rgb, i)));
