import { colourAt, isGround } from './colours.ts';

/** Classes of a picture's surface, by pixel. */
export const [SEA, LAND, LAKE] = [0, 1, 2];

/**
 * A pixel with this share of lake is lake, or else with this share of land, land: the arms of reservoirs
 * and the rims of atolls are narrower than pixels.
 */
const MIN_SHARE = 0.3;

/** Pixels wider than this, in km, show neither coasts nor low landforms. */
const COARSE_KM = 13;

/** Whether a picture is too coarse for coasts, and for landforms other than mountains. */
export const isCoarse = ({ rowKm }: { rowKm: Float64Array }) =>
  rowKm[rowKm.length >> 1] > COARSE_KM;

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
