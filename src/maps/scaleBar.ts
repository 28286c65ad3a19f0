import { inUnits, type Units } from '../domain/units';
import { type Extent, widthKm } from './webMercator';

/** The bar's greatest share of the picture's width. */
const LONGEST_SHARE = 0.3;

/**
 * The length of a scale bar: the longest of 1, 2 or 5 times a power of ten that fits.
 * @param width of the whole view, in any unit, more than 0
 * @returns the bar's length in that unit, and as a share of the view's width
 */
export function scaleBarOf(width: number): { length: number; share: number } {
  const longest = width * LONGEST_SHARE;
  const power = 10 ** Math.floor(Math.log10(longest));
  const length = power * ([5, 2].find((factor) => factor * power <= longest) ?? 1);
  return { length, share: length / width };
}

/** From this share of the world on, the scale depends too much on the latitude. */
const WIDEST_SCALED = 0.6;

/** The scale bar for what a camera sees, if that has one. */
export const scaleBarFor = (camera: Extent, units: Units) =>
  camera.width < WIDEST_SCALED ? scaleBarOf(inUnits(widthKm(camera), units)) : undefined;
