import { describe, expect, it } from 'vitest';

import landmarks from '../../scripts/countries/landmarks.json';
import countries from '../../src/data/countries_with_mapLocations.json';
import { sumIndex } from '../../src/domain/dailyRule';
import { greatCircleDistance } from '../../src/domain/geography';
import { utcDate } from '../support/builders';
import { firstPlace } from './firstPlaces';

describe('a first place', () => {
  it('lies at least 60 km from that of any other country, so that their pictures differ', () => {
    const near = countries.flatMap((a, i) =>
      countries
        .slice(i + 1)
        .filter((b) => b.name !== a.name && greatCircleDistance(firstPlace(a), firstPlace(b)) < 60)
        .map((b) => `${a.name}: ${firstPlace(a).name}; ${b.name}: ${firstPlace(b).name}`),
    );
    expect(near).toEqual([]);
  });

  it('is not by the river where Brazzaville faces Kinshasa: nobody can tell the bank', () => {
    const river = { lat: -4.3, lon: 15.3 };
    const there = countries.filter(
      (country) => greatCircleDistance(firstPlace(country), river) < 60,
    );
    expect(there).toEqual([]);
  });

  it('has two sources that agree, if it comes up by the sum of the date from 2026 to 2028', () => {
    const positions = ['2026-01-01', '2028-12-31'].map((date) =>
      sumIndex(utcDate(date), 0, landmarks.length),
    );
    expect(positions).toEqual([18, 61]);
    const weak = landmarks
      .slice(18, 61 + 1)
      .filter(({ mapLocations: [place] }) => place?.confidence !== 'A');
    expect(weak).toEqual([]);
  });

  it('is not doubtful', () => {
    const doubtful = landmarks.filter(({ mapLocations: [place] }) => place?.confidence === 'C');
    expect(doubtful).toEqual([]);
  });
});

it('a place is graded A if its sources are at most 100 m apart', () => {
  const apart = landmarks
    .flatMap(({ mapLocations }) => mapLocations)
    .filter(({ confidence, agree_m }) => confidence === 'A' && (agree_m ?? Infinity) > 100);
  expect(apart).toEqual([]);
});
