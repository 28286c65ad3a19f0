import { geoAzimuthalEquidistant, geoNaturalEarth1, type GeoProjection } from 'd3-geo';

import { EARTH_RADIUS_KM } from '../../domain/geography';
import { MAP_SIZE, type Position, type RecapGeometry } from './recapGeometry';
import type { XY } from './spreadMarkers';

const { width, height } = MAP_SIZE;
export const SPHERE = { type: 'Sphere' } as const;

/**
 * The whole world.
 * @param lon the meridian in the middle
 */
export const worldProjection = (lon: number) =>
  geoNaturalEarth1().rotate([-lon, 0]).precision(0.5).fitSize([width, height], SPHERE);

/** The region around the answer, or the whole world, where no line to the answer is cut in two. */
export function projectionOf({ target: [lon, lat], region }: RecapGeometry) {
  if (!region) return worldProjection(lon);
  return geoAzimuthalEquidistant()
    .rotate([-lon, -lat])
    .scale(EARTH_RADIUS_KM / region.unitKm)
    .translate([region.at.x, region.at.y])
    .clipExtent([
      [0, 0],
      [width, height],
    ]);
}

/** Where a projection puts a position, in the map's own units. */
export function project(projection: GeoProjection, position: Position): XY {
  const [x, y] = projection(position) ?? [NaN, NaN];
  return { x, y };
}
