import { geoArea, geoCentroid } from 'd3-geo';

import { type Continent, countriesOf } from '../../../domain/continents';
import type { Countries } from '../../../domain/countries';
import type { LitCountry } from '../../../domain/earth';
import type { Point } from '../../../domain/geography';
import { findLandmark } from '../../../domain/round';
import type { Earth } from '../../../maps/earthFiles';

/** Where a newcomer's globe is turned to. */
export const FIRST_VIEW: Point = { lat: 15, lon: 10 };

const pointOf = ([lon, lat]: readonly [number, number]): Point => ({ lat, lon });

/** Where to turn to for a country: the middle of its largest part, or the landmark of a small one. */
export function countryCentre(shapes: Earth['shapes'], { name, round }: LitCountry): Point {
  const parts = shapes.get(name)?.geometry.coordinates ?? [];
  const [largest] = parts
    .map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
    .toSorted((a, b) => geoArea(b) - geoArea(a));
  return largest ? pointOf(geoCentroid(largest)) : round.answer;
}

/** The middle of a continent's landmarks. */
export function continentCentre(continent: Continent, countries: Countries): Point {
  const landmarks = countriesOf(continent).flatMap((name) => findLandmark(countries, name) ?? []);
  const coordinates = landmarks.map(({ lat, lon }) => [lon, lat]);
  return pointOf(geoCentroid({ type: 'MultiPoint', coordinates }));
}
