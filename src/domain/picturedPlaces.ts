import { greatCircleDistance, type Point } from './geography.ts';

/** The pictures of places that are nearer to each other than this show the same, in km. */
const SAME_PICTURE_KM = 60;

/** Which of a country's places have a picture: the landmark, and those that are far from all others with one. */
export function picturedPlaces(places: readonly Point[]): boolean[] {
  const pictured: Point[] = [];
  return places.map((place) => {
    const isNew = pictured.every((other) => greatCircleDistance(place, other) >= SAME_PICTURE_KM);
    if (isNew) pictured.push(place);
    return isNew;
  });
}
