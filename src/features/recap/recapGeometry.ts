import { type Countries, findCountry } from '../../domain/countries';
import type { Point } from '../../domain/geography';
import { landmarkOf, type Round } from '../../domain/round';

/** Longitude and latitude in degrees, in the order of GeoJSON. */
export type Position = [lon: number, lat: number];

/** The size of the world map, in its own units. */
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
 * What a map of a round shows. The correct guess adds no point. Wrong guesses whose country is not in
 * the list, which may be of an earlier release, are left out.
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
