import { geoPath } from 'd3-geo';

import { allPolygons } from './outline.mjs';
import { projectionOf } from './projection.mjs';

/**
 * Checks a picture's alignment against a shoreline and a projection that the renderer does not use:
 * Natural Earth at 1:10 million, projected by d3.
 */

/** Size of the comparison in pixels. */
export const SIZE = { width: 160, height: 120 };
/** Shifts to try, in these pixels. */
const SHIFTS = [-3, -2, -1, 0, 1, 2, 3];
const MARGIN = 3;

/**
 * The land in a picture centred on the place, as an SVG path in pixels of `SIZE`.
 * @param {{ lat: number, lon: number, zoom: number }} view its centre in degrees
 */
export function landPath(view) {
  const projection = projectionOf(view, SIZE, 1);
  return geoPath(projection)({ type: 'GeometryCollection', geometries: allPolygons }) ?? '';
}

/**
 * The shift in pixels at which the picture matches best, and how well it matches.
 * @param {(pixel: number) => boolean} isLandShown by pixel index, row by row
 * @param {(pixel: number) => boolean} isLandExpected
 * @returns {{ dx: number, dy: number, agreement: number }} agreement 0 to 1
 */
export function bestShift(isLandShown, isLandExpected) {
  const { width, height } = SIZE;
  /** @type {(dx: number, dy: number) => number} */
  const agreementOf = (dx, dy) => {
    let same = 0;
    for (let y = MARGIN; y < height - MARGIN; y++) {
      for (let x = MARGIN; x < width - MARGIN; x++) {
        if (isLandShown((y + dy) * width + x + dx) === isLandExpected(y * width + x)) same++;
      }
    }
    return same / ((width - 2 * MARGIN) * (height - 2 * MARGIN));
  };
  return SHIFTS.flatMap((dx) =>
    SHIFTS.map((dy) => ({ dx, dy, agreement: agreementOf(dx, dy) })),
  ).reduce((best, shift) => {
    const nearer = Math.hypot(shift.dx, shift.dy) < Math.hypot(best.dx, best.dy);
    return shift.agreement > best.agreement || (shift.agreement === best.agreement && nearer)
      ? shift
      : best;
  });
}
