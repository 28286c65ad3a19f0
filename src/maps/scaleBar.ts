import { inUnits, type Units } from '../domain/units';
import { type Extent, widthKm } from './webMercator';

/** The bar's greatest share of the picture's width. */
const LONGEST_SHARE = 0.3;

/** From this share of the world on, the scale depends too much on the latitude. */
const WIDEST_SCALED = 0.6;

/**
 * The scale bar for what a camera sees, if that has one: the longest of 1, 2 or 5 times a power of ten that fits.
 * @returns its length in the units, and as a share of the view's width
 */
export function scaleBarFor(camera: Extent, units: Units) {
  if (camera.width >= WIDEST_SCALED) return undefined;
  const width = inUnits(widthKm(camera), units);
  const longest = width * LONGEST_SHARE;
  const power = 10 ** Math.floor(Math.log10(longest));
  const length = power * ([5, 2].find((factor) => factor * power <= longest) ?? 1);
  return { length, share: length / width };
}
