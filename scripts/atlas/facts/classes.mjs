/** Classes of a picture's surface, by pixel. */
export const [SEA, LAND, LAKE] = [0, 1, 2];

/** A pixel wider than this, in km, shows neither coasts nor low landforms. */
const COARSE_KM = 12;

/**
 * Whether a picture is too coarse for the run of its coasts, and for landforms other than mountains.
 * @param {{ rowKm: Float64Array }} scene
 */
export const isCoarse = ({ rowKm }) => rowKm[rowKm.length >> 1] > COARSE_KM;
