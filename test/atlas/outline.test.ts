import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';

import { polygonsOf } from '../../scripts/atlas/outline.ts';
import countries from '../../src/data/countries_with_mapLocations.json';

describe('the outline of a country', () => {
  it('is there for every country of the game', () => {
    const without = countries.filter(({ name }) => polygonsOf(name).length === 0);
    expect(without).toEqual([]);
  });

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

  it('cannot be had of a country that Natural Earth does not know', () => {
    expect(() => polygonsOf('Atlantis')).toThrow('world-atlas has no Atlantis');
  });
});
