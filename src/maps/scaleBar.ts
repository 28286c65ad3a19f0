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
