/**
 * Checks a picture's alignment against a shoreline and a projection that the renderer does not use:
 * Natural Earth at 1:10 million, projected by d3.
 */
import { geoPath } from 'd3-geo';

import type { Centre } from './mercator.ts';
import { allPolygons } from './outline.ts';
import { projectionOf } from './projection.ts';

/** Size of the comparison in pixels. */
export const SIZE = { width: 160, height: 120 };
/** Shifts to try, in these pixels. */
const SHIFTS = [-3, -2, -1, 0, 1, 2, 3];
const MARGIN = 3;

/** The land in a picture, as an SVG path in pixels of `SIZE`. */
export function landPath(centre: Centre) {
  const projection = projectionOf(centre, SIZE, 1);
  return geoPath(projection)({ type: 'GeometryCollection', geometries: allPolygons }) ?? '';
}

/**
 * The shift in pixels at which the picture matches best, and the share of pixels that then match.
 * @param isLandShown by pixel index, row by row
 */
export function bestShift(
  isLandShown: (pixel: number) => boolean,
  isLandExpected: (pixel: number) => boolean,
) {
  const { width, height } = SIZE;
  const agreementOf = (dx: number, dy: number) => {
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
    const isNearer = Math.hypot(shift.dx, shift.dy) < Math.hypot(best.dx, best.dy);
    return shift.agreement > best.agreement || (shift.agreement === best.agreement && isNearer)
      ? shift
      : best;
  });
}
