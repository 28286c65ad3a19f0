/**
 * Land and sea are built separately, each extended over the other. A view cuts both along its sharp
 * shoreline, so neither colour bleeds into the other.
 */

/** @typedef {ReturnType<typeof import('./blueMarble.mjs').readColour> extends Promise<infer C> ? C : never} Rgb */

/**
 * Parameters that differ between land and sea when building a master.
 * @typedef {object} Surface
 * @property {boolean} isLand
 * @property {number} gradientUnit relief per pixel at which a slope counts as steep
 * @property {number} window radius of the regression's two box passes, in colour pixels
 * @property {number[]} ridge damping of the regression for each guide
 * @property {(detail: number, fade: number) => number} admit scales the detail near the coast
 */

/** @type {Surface} */
export const LAND = {
  isLand: true,
  gradientUnit: 3,
  window: 4,
  ridge: [0.004, 0.03, 0.03, 0.03, 0.06],
  admit: (detail, fade) => detail * (0.25 + 0.75 * fade),
};

/** @type {Surface} */
export const SEA = {
  isLand: false,
  gradientUnit: 4,
  window: 5,
  ridge: [0.004, 0.04, 0.04, 0.04],
  admit: (detail, fade) => detail * fade * fade * fade,
};
