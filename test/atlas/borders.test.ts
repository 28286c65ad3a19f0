import { geoContains, geoDistance } from 'd3-geo';
import { expect, it } from 'vitest';

import { polygonsOf } from '../../scripts/atlas/outline.ts';
import countries from '../../src/data/countries_with_mapLocations.json';
import { EARTH_RADIUS_KM, type Point } from '../../src/domain/geography';

/** What an outline at 1:10 million may leave out: an islet, a pier, half a dam on the border. */
const TOLERANCE_KM = 15;

const holds = (country: string, point: [lon: number, lat: number]) =>
  polygonsOf(country).some((polygon) => geoContains(polygon, point));

/** Whether a point is in no part of a country, nor near a corner of its outline. */
function isAstray(country: string, { lat, lon }: Point) {
  const isNear = ([x = NaN, y = NaN]: readonly number[]) =>
    geoDistance([x, y], [lon, lat]) * EARTH_RADIUS_KM < TOLERANCE_KM;
  const corners = polygonsOf(country).flatMap(({ coordinates }) => coordinates.flat());
  return !holds(country, [lon, lat]) && !corners.some(isNear);
}

it('every place on the map and every label point lies in its country, or at most 15 km off', () => {
  const astray = countries.flatMap((country) =>
    [country, ...country.mapLocations].filter((place) => isAstray(country.name, place)),
  );
  expect(astray).toEqual([]);
});

it.each([
  ['Western Sahara', 'Dakhla', -15.8, 23.9, 'Morocco'],
  ['Morocco', 'Agadir', -9.4, 30.3, 'Western Sahara'],
  ['Ukraine', 'Simferopol', 34.1, 45, 'Russia'],
  ['Russia', 'Sochi', 39.8, 43.7, 'Ukraine'],
])('the outline of %s holds %s', (country, _city, lon, lat, other) => {
  expect([country, other].map((name) => holds(name, [lon, lat]))).toEqual([true, false]);
});
