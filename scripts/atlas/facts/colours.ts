import { lumaOf } from '../raster.ts';

/** Channels are 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
export type Cover = 'snow' | 'forest' | 'green' | 'dry' | 'desert';

export const colourAt = (rgb: Uint8Array, pixel: number): Colour => [
  rgb[3 * pixel],
  rgb[3 * pixel + 1],
  rgb[3 * pixel + 2],
];

export function meanColour(rgb: Uint8Array, pixels: readonly number[]): Colour {
  const mean = (k: number) => pixels.reduce((sum, i) => sum + rgb[3 * i + k], 0) / pixels.length;
  return [mean(0), mean(1), mean(2)];
}

const saturationOf = (colour: Colour) => 1 - Math.min(...colour) / Math.max(1, ...colour);
/** Positive for brown, negative for green. */
const rednessOf = (colour: Colour) => (colour[0] - colour[1]) / Math.max(1, ...colour);

/**
 * What covers ground of a colour, as NASA's Blue Marble shows it in August; undefined for grey ground,
 * a city or bare rock. The thresholds separate well-known regions: see the tests.
 * @param maySnow where there is no snow, white is salt or sand
 */
export function coverOf(colour: Colour, maySnow: boolean): Cover | undefined {
  const luma = lumaOf(colour, 0);
  const saturation = saturationOf(colour);
  const redness = rednessOf(colour);
  if (maySnow && saturation < 0.17 && luma > 90) return 'snow';
  // Sand is bright and rather grey, or red.
  if (luma > 100 && luma - 200 * saturation > 54) return 'desert';
  if (colour[0] > 110 && redness > 0.28) return 'desert';
  const isGrey = luma < 88 && saturation < 0.41 && Math.abs(redness) < 0.06;
  if (isGrey || saturation < 0.25) return undefined;
  if (redness > 0.055) return 'dry';
  // Greener forests may be brighter.
  if (luma < 36) return 'forest';
  return (luma < 42 && redness < -0.1) || (luma < 47 && redness < -0.42) ? 'forest' : 'green';
}

/** Whether a colour is clearly water; land never is. */
export const isWater = (colour: Colour) => colour[2] > colour[0] + 6 && lumaOf(colour, 0) < 110;

/** Whether a colour is clearly dry ground; water never is. */
export const isGround = (colour: Colour) => lumaOf(colour, 0) > 60 && rednessOf(colour) > -0.1;
