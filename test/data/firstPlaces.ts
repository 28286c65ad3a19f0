import { distance } from '@turf/distance';

import type { Country } from '../../src/domain/countries';
import type { Point } from '../../src/domain/geography';

/** The place that pictures show and that distances are measured to. */
export function firstPlace({ name, mapLocations: [place] }: Country) {
  if (place) return place;
  throw new Error(`${name} has no place`);
}

/** In km, by turf's haversine on the game's sphere. */
export function kmBetween(a: Point, b: Point): number {
  return 6371 * distance([a.lon, a.lat], [b.lon, b.lat], { units: 'radians' });
}
