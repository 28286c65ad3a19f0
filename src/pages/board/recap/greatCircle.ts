import { geoInterpolate } from 'd3-geo';

import type { Point } from '../../../domain/geography';

const PIECES = 48;
/** Web Mercator ends here. */
const FARTHEST_LAT = 85;

/** Points of the great circle between two others, dense enough to draw it. */
export function greatCircle(from: Point, to: Point): Point[] {
  const interpolate = geoInterpolate([from.lon, from.lat], [to.lon, to.lat]);
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const [lon, lat] = interpolate(piece / PIECES);
    return { lon, lat: Math.max(-FARTHEST_LAT, Math.min(FARTHEST_LAT, lat)) };
  });
}
