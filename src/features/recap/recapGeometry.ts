import { type Countries, findCountry } from '../../domain/countries';
import type { Point } from '../../domain/geography';
import { landmarkOf, type Round } from '../../domain/round';

/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type Position = [lon: number, lat: number];

/** The drawing of the world, in its own units: twice as wide as high, nearly. */
export const WORLD_SIZE = { width: 640, height: 334 };

/** A wrong guess on the map. */
export type Miss = {
  /** Which guess of the round it was, from 1. */
  readonly number: number;
  readonly position: Position;
  /** The great circle from the guessed country's first place to the answer's. */
  readonly line: { type: 'LineString'; coordinates: Position[] };
};

const positionOf = ({ lat, lon }: Point): Position => [lon, lat];

/**
 * What a map of a round shows. The right guess is no point of its own, and wrong ones whose country
 * is not in the list, as one of an earlier release may be, are left out.
 */
export function recapGeometry({ answer, guesses }: Round, countries: Countries) {
  const target = positionOf(answer);
  const misses = guesses.flatMap(({ name, isCorrect }, index): Miss[] => {
    const country = findCountry(countries, name);
    const place = country && landmarkOf(country);
    if (isCorrect || !place) return [];
    const position = positionOf(place);
    const line = { type: 'LineString' as const, coordinates: [position, target] };
    return [{ number: index + 1, position, line }];
  });
  /** For the projection: the answer's meridian in the middle, so that no line is cut in two. */
  const rotation: [number, number] = [-answer.lon, 0];
  return { rotation, target, misses };
}
