import { greatCircleDistance, type Point } from './geography.ts';

/** In km: pictures of places closer to each other than this look the same. */
const SAME_PICTURE_KM = 60;

/** A country's places with a picture: the landmark, and those far from all others with one. */
export function picturedPlaces(places: readonly Point[]): boolean[] {
  const pictured: Point[] = [];
  return places.map((place) => {
    const isNew = pictured.every((other) => greatCircleDistance(place, other) >= SAME_PICTURE_KM);
    if (isNew) pictured.push(place);
    return isNew;
  });
}
