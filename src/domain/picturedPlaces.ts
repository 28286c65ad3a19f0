import type { Place } from './countries.ts';
import { greatCircleDistance, type Point } from './geography.ts';

/** In km: pictures of places closer to each other than this look the same. */
const SAME_PICTURE_KM = 60;

/**
 * A country's places with a picture: the landmark, and those far from it and each other where there is
 * something to see.
 */
export function picturedPlaces(places: readonly Omit<Place, 'name'>[]): boolean[] {
  const distinct: Point[] = [];
  return places.map((place) => {
    const isNew = distinct.every((other) => greatCircleDistance(place, other) >= SAME_PICTURE_KM);
    if (isNew) distinct.push(place);
    return isNew && !place.isPlain;
  });
}
