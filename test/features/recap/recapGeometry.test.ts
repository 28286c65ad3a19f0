import { geoNaturalEarth1, geoPath } from 'd3-geo';
import { describe, expect, it } from 'vitest';

import countries from '../../../src/data/countries_with_mapLocations.json';
import type { Country } from '../../../src/domain/countries';
import { recapGeometry } from '../../../src/features/recap/recapGeometry';
import { aRound, COUNTRIES, EASTLAND, NORTHLAND, ORIGIN } from '../../support/builders';

const named = (name: string): Country => {
  const country = countries.find((country) => country.name === name);
  if (!country) throw new Error(`no ${name}`);
  return country;
};

describe('the map of a round', () => {
  it('has a line from each wrong guess to the answer, longitudes first', () => {
    const { target, misses } = recapGeometry(aRound(EASTLAND, NORTHLAND, ORIGIN), COUNTRIES);
    expect(target).toEqual([10, 0]);
    expect(misses.map(({ position }) => position)).toEqual([
      [0, 10],
      [0, 0],
    ]);
    expect(misses.map(({ line }) => line.coordinates)).toEqual([
      [[0, 10], target],
      [[0, 0], target],
    ]);
  });

  it('has no line for the right guess', () => {
    const { misses } = recapGeometry(aRound(EASTLAND, NORTHLAND, EASTLAND), COUNTRIES);
    expect(misses.map(({ number }) => number)).toEqual([1]);
  });

  it('leaves out guesses of unknown countries and keeps the numbers of the others', () => {
    const round = aRound(EASTLAND, ORIGIN, NORTHLAND);
    const { misses } = recapGeometry(round, [EASTLAND, NORTHLAND]);
    expect(misses.map(({ number }) => number)).toEqual([2]);
  });

  it.each(['Fiji', 'New Zealand', 'Kiribati', 'Samoa', 'Portugal', 'Iceland'])(
    'has the meridian of %s in the middle, and no line to it is cut in two',
    (name) => {
      const answer = named(name);
      for (const guess of countries.filter((country) => country.name !== name)) {
        const { rotation, target, misses } = recapGeometry(aRound(answer, guess), countries);
        const projection = geoNaturalEarth1().rotate(rotation).translate([0, 0]);
        expect(projection(target)?.[0]).toBeCloseTo(0, 6);
        const path = misses.map(({ line }) => geoPath(projection)(line));
        expect(path.join().split('M')).toHaveLength(2);
      }
    },
  );
});
