import { COLOUR } from '../parameters.mjs';
import { boxBlur } from '../raster/box.mjs';
import { fillHoles } from '../raster/pushPull.mjs';
import { toLumaChroma, toRgb } from './blueMarble.mjs';

/** @typedef {import('./surface.mjs').Rgb} Rgb */
/** @typedef {import('./surface.mjs').Surface} Surface */

const { width, height } = COLOUR;

/**
 * How reliably each colour pixel shows the surface, 0 to 1, judged by the shoreline and the hue.
 * @param {Rgb} colour
 * @param {Float32Array} share of the surface in each pixel
 * @param {Surface} surface
 */
export function validity([red, green, blue], share, { isLand }) {
  const scratch = new Float32Array(share.length);
  const inside = boxBlur(
    share.map((value) => (value > 0.985 ? 1 : 0)),
    width,
    height,
    1,
    scratch,
  );
  return inside.map((value, i) => {
    const [r, g, b] = [red[i], green[i], blue[i]];
    if (isLand) {
      // The sea's blue bleeds into small green islands.
      if (b > r * 1.02 && g > b * 1.05) return 0;
      if (value > 0.99 && b <= r * 1.12 + 5) return 1;
      if (share[i] > 0.5 && b <= Math.max(r * 1.02, g * 0.98)) return 0.4;
      return share[i] > 0.75 && b <= Math.max(r, g) * 1.08 ? 0.1 : 0;
    }
    const isBlue = b > r * 1.3 + 5 && b > g * 1.02;
    const isDark = r + g + b < 95 && b >= g * 0.9;
    const isTeal = b > r * 1.12 && g > r * 1.08;
    return value > 0.99 && (isBlue || isDark || isTeal) ? 1 : 0;
  });
}

/**
 * The surface's colour, extended over the other surface; for the sea, JPEG noise is removed first.
 * @param {Rgb} colour
 * @param {Float32Array} valid
 * @param {Surface} surface
 */
export function grownColour(colour, valid, { isLand }) {
  const scratch = new Float32Array(valid.length);
  const source = isLand ? colour : colour.map((plane) => withoutNoise(plane, scratch));
  // JPEG chroma bleeds across the coast: use it only from two pixels inside.
  const inner = boxBlur(valid.slice(), width, height, 1, scratch);
  for (let i = 0; i < inner.length; i++) inner[i] = inner[i] > 0.99 ? 1 : valid[i] * 0.03;
  const { luma, blue, red } = toLumaChroma(source);
  const [grownLuma] = fillHoles([luma], valid, width, height);
  const [grownBlue, grownRed] = fillHoles([blue, red], inner, width, height);
  return toRgb({ luma: grownLuma, blue: grownBlue, red: grownRed });
}

/**
 * Smooths noise, but keeps detail that stands out from it.
 * @param {Float32Array} plane
 * @param {Float32Array} scratch
 */
function withoutNoise(plane, scratch) {
  const smooth = boxBlur(plane.slice(), width, height, 1, scratch, 2);
  for (let i = 0; i < plane.length; i++) {
    const detail = (plane[i] - smooth[i]) / 4.5;
    const smoothing = 0.9 * Math.exp(-detail * detail);
    smooth[i] = plane[i] * (1 - smoothing) + smooth[i] * smoothing;
  }
  return smooth;
}
