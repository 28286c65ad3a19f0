/** @typedef {readonly [red: number, green: number, blue: number]} Colour 0 to 255 */
/** @typedef {'snow' | 'forest' | 'green' | 'dry' | 'desert'} Cover */

/**
 * @param {Uint8Array} rgb
 * @param {number} i pixel
 * @returns {Colour}
 */
export const colourAt = (rgb, i) => [rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]];

const lumaOf = (/** @type {Colour} */ [red, green, blue]) => 0.3 * red + 0.59 * green + 0.11 * blue;
const saturationOf = (/** @type {Colour} */ colour) =>
  1 - Math.min(...colour) / Math.max(1, ...colour);
/** Above 0 it is brown, below it green. @param {Colour} colour */
const rednessOf = (colour) => (colour[0] - colour[1]) / Math.max(1, ...colour);

/**
 * The cover of ground of a colour, as NASA's Blue Marble shows it in August. The thresholds part
 * well-known regions: see the tests.
 * @param {Colour} colour
 * @param {boolean} maySnow what is white is salt or sand elsewhere
 * @returns {Cover | undefined} nothing of grey ground: a city or bare rock
 */
export function coverOf(colour, maySnow) {
  const luma = lumaOf(colour);
  const saturation = saturationOf(colour);
  const redness = rednessOf(colour);
  if (maySnow && saturation < 0.17 && luma > 90) return 'snow';
  // Sand is bright and rather grey, or red.
  if (luma > 100 && luma - 200 * saturation > 54) return 'desert';
  if (colour[0] > 110 && redness > 0.28) return 'desert';
  const isGrey = luma < 88 && saturation < 0.41 && Math.abs(redness) < 0.06;
  if (isGrey || saturation < 0.25) return undefined;
  if (redness > 0.055) return 'dry';
  // The greener, the brighter a forest may be.
  if (luma < 36) return 'forest';
  return (luma < 42 && redness < -0.1) || (luma < 47 && redness < -0.42) ? 'forest' : 'green';
}

/**
 * Whether a colour is clearly that of water, as that of land never is.
 * @param {Colour} colour
 */
export const isWater = (colour) => colour[2] > colour[0] + 6 && lumaOf(colour) < 110;

/**
 * Whether a colour is clearly that of dry ground, as that of water never is.
 * @param {Colour} colour
 */
export const isGround = (colour) => lumaOf(colour) > 60 && rednessOf(colour) > -0.1;
