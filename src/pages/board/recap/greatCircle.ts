import { geoInterpolate } from 'd3-geo';

import type { Point } from '../../../domain/geography';
import { PICTURE_SIZE } from '../../../maps/camera';
import type { Position } from '../../../maps/webMercator';

const PIECES = 48;
/** Web Mercator ends here. */
const FARTHEST_LAT = 85;
/** Neighbouring points farther apart are at opposite edges of the world. */
const FARTHEST_APART = PICTURE_SIZE.width / 2;

/**
 * The great circle between two points as SVG path data, split at the edge of the world.
 * @param project a point's position in the picture
 */
export function greatCirclePath(from: Point, to: Point, project: (point: Point) => Position) {
  const interpolate = geoInterpolate([from.lon, from.lat], [to.lon, to.lat]);
  const points = Array.from({ length: PIECES + 1 }, (_, piece) => {
    const [lon, lat] = interpolate(piece / PIECES);
    return project({ lon, lat: Math.max(-FARTHEST_LAT, Math.min(FARTHEST_LAT, lat)) });
  });
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      const isCut = !before || Math.abs(x - before.x) > FARTHEST_APART;
      return `${isCut ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
