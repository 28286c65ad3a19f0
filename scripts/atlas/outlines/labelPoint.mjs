import { distanceTo } from './simplify.mjs';

/** @typedef {import('./simplify.mjs').Position} Position */

/** Where a name's middle may stand in the frame of 1280 × 960, and how far apart places are tried. */
const [LEFT, RIGHT, TOP, BOTTOM, STEP] = [256, 1024, 64, 896, 16];
/** A name is wide and low: what lies beside it may be nearer to its middle than what lies above. */
const WIDTH_TO_HEIGHT = 4;
/** The crosshair, and the room around it: so many pixels above and below, four times as many beside it. */
const CROSSHAIR = { middle: /** @type {Position} */ ([640, 480]), radius: 64 };
/** Where a name is set that no part of the country has room for. */
const ABOVE = /** @type {Position} */ ([640, 400]);
const LEAST_DEPTH = 6;

/**
 * Where a country's name is set: as far inside its outline as can be, and off the crosshair; above
 * that where there is no room.
 * @param {Position[][]} rings of its main part, pixels
 * @returns {Position}
 */
export function labelPoint(rings) {
  const lines = rings.map((ring) => ring.map(squeezed));
  const crosshair = squeezed(CROSSHAIR.middle);
  let best = ABOVE;
  let most = LEAST_DEPTH;
  for (let y = BOTTOM; y >= TOP; y -= STEP) {
    for (let x = LEFT; x <= RIGHT; x += STEP) {
      const point = squeezed([x, y]);
      if (distanceTo(point, crosshair, crosshair) < CROSSHAIR.radius) continue;
      // The second term parts places that are equal by the first, as in a tall country.
      const depth = depthIn(lines, point) + depthIn(rings, [x, y]) / 8;
      if (depth > most) [best, most] = [[x, y], depth];
    }
  }
  return best;
}

/** @type {(position: Position) => Position} */
const squeezed = ([x, y]) => [x / WIDTH_TO_HEIGHT, y];

/**
 * How far inside a polygon a point lies, in pixels; negative outside of it.
 * @param {Position[][]} rings closed, by the even-odd rule
 * @param {Position} point
 */
export function depthIn(rings, [x, y]) {
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
