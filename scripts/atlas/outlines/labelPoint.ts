import { distanceTo, type Position } from './simplify.ts';

/** Bounds of a name's middle in the frame of 1280 × 960, and the step between the points tried. */
const [LEFT, RIGHT, TOP, BOTTOM, STEP] = [256, 1024, 64, 896, 16];
/** Names are wide and low, so what is beside one may be nearer to its middle than what is above. */
const WIDTH_TO_HEIGHT = 4;
/** The crosshair, and the space around it: this many pixels above and below, four times that beside. */
const CROSSHAIR = { middle: [640, 480] as Position, radius: 64 };
/** The fallback, if the name fits in no part of the country. */
const ABOVE: Position = [640, 400];
const MIN_DEPTH = 6;

/**
 * The middle of a country's name: as far inside its outline as possible and off the crosshair, or else
 * above the crosshair.
 * @param rings of its main part, pixels
 */
export function labelPoint(rings: Position[][]): Position {
  const lines = rings.map((ring) => ring.map(squeezed));
  const crosshair = squeezed(CROSSHAIR.middle);
  let best = ABOVE;
  let most = MIN_DEPTH;
  for (let y = BOTTOM; y >= TOP; y -= STEP) {
    for (let x = LEFT; x <= RIGHT; x += STEP) {
      const point = squeezed([x, y]);
      if (distanceTo(point, crosshair, crosshair) < CROSSHAIR.radius) continue;
      // The second term breaks ties, as in a tall country.
      const depth = depthIn(lines, point) + depthIn(rings, [x, y]) / 8;
      if (depth > most) [best, most] = [[x, y], depth];
    }
  }
  return best;
}

const squeezed = ([x, y]: Position): Position => [x / WIDTH_TO_HEIGHT, y];

/**
 * How far inside a polygon a point is, in pixels; negative outside.
 * @param rings closed, by the even-odd rule
 */
export function depthIn(rings: Position[][], [x, y]: Position) {
  let isInside = false;
  let distance = Infinity;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [[x0, y0], [x1, y1]] = [ring[i - 1], ring[i]];
      distance = Math.min(distance, distanceTo([x, y], [x0, y0], [x1, y1]));
      if (y0 > y !== y1 > y && x < x0 + ((x1 - x0) * (y - y0)) / (y1 - y0)) isInside = !isInside;
    }
  }
  return isInside ? distance : -distance;
}
