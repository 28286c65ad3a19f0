import { colourAt, isGround } from './colours.mjs';

/** Classes of a picture's surface, by pixel. */
export const [SEA, LAND, LAKE] = [0, 1, 2];

/** The least share of a pixel that makes it a lake, or else land: the arms of reservoirs and the rims of
 * atolls are narrower than pixels. */
const LEAST = 0.3;

/** A pixel wider than this, in km, shows neither coasts nor low landforms. */
const COARSE_KM = 12;

/** Whether a picture is too coarse for the run of its coasts, and for landforms other than mountains. */
export const isCoarse = (/** @type {{ rowKm: Float64Array }} */ { rowKm }) =>
  rowKm[rowKm.length >> 1] > COARSE_KM;

/**
 * The classes of pixels by their shares of land and lake. Where a lake has the colour of dry ground,
 * it has shrunk since it was charted.
 * @param {{ land: Float32Array, lake: Float32Array }} coast
 * @param {Uint8Array} rgb
 */
export const surfaceOf = ({ land, lake }, rgb) =>
  Uint8Array.from(land, (share, i) => {
    if (lake[i] >= LEAST) return isGround(colourAt(rgb, i)) ? LAND : LAKE;
    return share >= LEAST ? LAND : SEA;
  });
