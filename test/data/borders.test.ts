import { describe, expect, it } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import { kmOutside } from './borders';

/** What an outline at 1:10 million may leave out: an islet, a pier, half a dam on the border. */
const TOLERANCE_KM = 15;

describe('the distance to a country', () => {
  it('is 0 inside', () => {
    expect(kmOutside('Switzerland', { lat: 46.948, lon: 7.4474 })).toBe(0);
  });

  it('is measured to the edges of the outline, not to its corners', () => {
    // The middle of a straight border of 54 km between Djibouti and Somaliland.
    const middle = { lat: 11.2035, lon: 43.0565 };
    expect(kmOutside('Djibouti', middle) + kmOutside('Somaliland', middle)).toBeLessThan(0.1);
  });

  it('is large on the far side of the Earth, also from the Maldives', () => {
    expect(kmOutside('Maldives', { lat: -9.19, lon: -75.02 })).toBeGreaterThan(15_000);
  });
});

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
