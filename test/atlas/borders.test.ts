import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';

import { polygonsOf } from '../../scripts/atlas/outline.ts';
import { depthIn } from '../../scripts/atlas/outlines/labelPoint.ts';
import countries from '../../src/data/countries_with_mapLocations.json';
import type { Point } from '../../src/domain/geography';

const KM_PER_DEGREE = 111.2;

/** How far a point is outside a country's outline at 1:10 million, in km on the plane around the point. */
function kmOutside(country: string, { lat, lon }: Point): number {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const depths = polygonsOf(country).map(({ coordinates }) => {
    const rings = coordinates.map((ring) =>
      ring.map(([x = NaN, y = NaN]): [number, number] => [
        (x - lon - 360 * Math.round((x - lon) / 360)) * kmPerDegreeEast,
        (y - lat) * KM_PER_DEGREE,
      ]),
    );
    return depthIn(rings, [0, 0]);
  });
  return Math.max(0, -Math.max(...depths));
}

/** What an outline at 1:10 million may leave out: an islet, a pier, half a dam on the border. */
const TOLERANCE_KM = 15;

describe('every place on the map', () => {
  it('lies in its country, or at most 15 km off the outline', () => {
    const astray = countries.flatMap(({ name, mapLocations }) =>
      mapLocations.filter((place) => kmOutside(name, place) > TOLERANCE_KM),
    );
    expect(astray).toEqual([]);
  });

  it('shares its country with the label point', () => {
    const astray = countries.filter((country) => kmOutside(country.name, country) > TOLERANCE_KM);
    expect(astray).toEqual([]);
  });
});

describe('the outline of a country', () => {
  it.each([
    ['Western Sahara', 'Dakhla', -15.8, 23.9, 'Morocco'],
    ['Morocco', 'Agadir', -9.4, 30.3, 'Western Sahara'],
    ['Ukraine', 'Simferopol', 34.1, 45, 'Russia'],
    ['Russia', 'Sochi', 39.8, 43.7, 'Ukraine'],
  ])('of %s holds %s', (country, _city, lon, lat, other) => {
    const holds = (name: string) =>
      polygonsOf(name).some((polygon) => geoContains(polygon, [lon, lat]));
    expect([holds(country), holds(other)]).toEqual([true, false]);
  });
});
