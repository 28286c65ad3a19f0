import { geoArea, geoCentroid } from 'd3-geo';
import type { Feature, MultiPolygon } from 'geojson';

import { type Continent, countriesOf } from '../../../domain/continents';
import type { Countries } from '../../../domain/countries';
import { EARTH_RADIUS_KM, type Point } from '../../../domain/geography';
import type { Landmark } from '../../../domain/landmarks';
import { findLandmark } from '../../../domain/round';
import type { Earth } from '../../../maps/earthFiles';

/** Where a newcomer's globe is turned to. */
export const FIRST_VIEW: Point = { lat: 15, lon: 10 };

/** Up to this area a country is small: 60,000 km², in steradians. */
const SMALL = 60_000 / EARTH_RADIUS_KM ** 2;

/** @param shape none of the smallest countries has one */
export const isSmall = (shape: Feature<MultiPolygon> | undefined) =>
  !shape || geoArea(shape) <= SMALL;

const pointOf = ([lon, lat]: readonly [number, number]): Point => ({ lat, lon });

/** Where to turn to for a country: the middle of its largest part, or the landmark of a small one. */
export function countryCentre(shapes: Earth['shapes'], landmark: Landmark): Point {
  const parts = shapes.get(landmark.name)?.geometry.coordinates ?? [];
  const [largest] = parts
    .map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
    .toSorted((a, b) => geoArea(b) - geoArea(a));
  return largest ? pointOf(geoCentroid(largest)) : landmark;
}

/** The middle of a continent's landmarks. */
export function continentCentre(continent: Continent, countries: Countries): Point {
  const landmarks = countriesOf(continent).flatMap((name) => findLandmark(countries, name) ?? []);
  const coordinates = landmarks.map(({ lat, lon }) => [lon, lat]);
  return pointOf(geoCentroid({ type: 'MultiPoint', coordinates }));
}
