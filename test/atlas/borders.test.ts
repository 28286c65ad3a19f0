import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';

import { polygonsOf } from '../../scripts/atlas/outline.ts';
import countries from '../../src/data/countries_with_mapLocations.json';
import type { Point } from '../../src/domain/geography';

const KM_PER_DEGREE = 111.2;

type Position = readonly [x: number, y: number];

/** How far the origin is from a line. */
function distanceTo([x0, y0]: Position, [x1, y1]: Position): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const part = -(x0 * dx + y0 * dy) / (dx * dx + dy * dy || 1);
  const nearest = Math.max(0, Math.min(1, part));
  return Math.hypot(x0 + nearest * dx, y0 + nearest * dy);
}

/** How far a point is outside a country's outline at 1:10 million, in km on the plane around the point. */
function kmOutside(country: string, { lat, lon }: Point): number {
  const polygons = polygonsOf(country);
  if (polygons.some((polygon) => geoContains(polygon, [lon, lat]))) return 0;
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const distances = polygons.flatMap(({ coordinates }) =>
    coordinates.flatMap((ring) => {
      const corners = ring.map(([x = NaN, y = NaN]): Position => [
        (x - lon - 360 * Math.round((x - lon) / 360)) * kmPerDegreeEast,
        (y - lat) * KM_PER_DEGREE,
      ]);
      return corners.slice(1).map((corner, index) => distanceTo(corners[index] ?? corner, corner));
    }),
  );
  return distances.reduce((least, distance) => Math.min(least, distance), Infinity);
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
