/** Interpolation kernels: the weight of a sample t samples away. */

/**
 * Catmull-Rom cubic: sharp, interpolates the samples.
 * @param {number} t
 */
export function catmullRom(t) {
  const d = Math.abs(t);
  if (d < 1) return 1.5 * d * d * d - 2.5 * d * d + 1;
  return d < 2 ? -0.5 * d * d * d + 2.5 * d * d - 4 * d + 2 : 0;
}

/**
 * Cubic of Mitchell and Netravali with B = C = 1/3 ("Reconstruction Filters in Computer Graphics",
 * 1988): softer, without the ringing that would show as stripes in a hillshade.
 * @param {number} t
 */
export function mitchell(t) {
  const d = Math.abs(t);
  if (d < 1) return (7 * d * d * d - 12 * d * d + 16 / 3) / 6;
  return d < 2 ? ((-7 / 3) * d * d * d + 12 * d * d - 20 * d + 32 / 3) / 6 : 0;
}

/** @param {number} t */
export const linear = (t) => Math.max(0, 1 - Math.abs(t));

/**
 * Smoothstep: 0 below `from`, 1 above `to`, a cubic Hermite curve in between.
 * @param {number} from
 * @param {number} to
 * @param {number} x
 */
export function smoothstep(from, to, x) {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
