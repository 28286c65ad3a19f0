import { ASPECT, type Extent, groundKm, project } from '../../../src/maps/webMercator.ts';
import { FILLED, MIN_COUNTRY_KM } from '../parameters.ts';
import type { Place } from '../places.ts';
import { mainCorners } from './mainParts.ts';

/** What the picture of a whole country shows: its main parts, which fill 90 % of the width or the height. */
export function countryBox(place: Place): Extent {
  const middle = project(place).x;
  const corners = mainCorners(place).map(project);
  // Beyond the antimeridian, the copy on the landmark's side counts.
  const xs = corners.map(({ x }) => x + Math.round(middle - x));
  const ys = corners.map(({ y }) => y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const y = (north + south) / 2;
  const width = Math.max(
    Math.max(east - west, (south - north) * ASPECT) / FILLED,
    MIN_COUNTRY_KM / groundKm(1, y),
  );
  return { x: (west + east) / 2, y, width };
}
