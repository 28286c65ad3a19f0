/**
 * Land and sea are made apart, each grown over the other, so that the sharp shoreline of a view cuts
 * through two full pictures and no colour of the one bleeds into the other.
 */

/** @typedef {ReturnType<typeof import('./blueMarble.mjs').readColour> extends Promise<infer C> ? C : never} Rgb */

/**
 * What tells land from sea in the making of a master.
 * @typedef {object} Surface
 * @property {boolean} isLand
 * @property {number} gradientUnit relief to a pixel at which a slope counts as steep
 * @property {number} window radius in colour pixels of the regression's two box passes
 * @property {number[]} ridge damping of the regression for each guide
 * @property {(detail: number, fade: number) => number} admit how much detail near the coast
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
