import { describe, expect, it } from 'vitest';

import countries from '../../../src/data/countries_with_mapLocations.json';
import type { Country } from '../../../src/domain/countries';
import { locatePlaces } from '../../../src/features/recap/locatePlaces';
import { atlas } from '../../../src/maps/atlas';
import { anAtlas, ORIGIN } from '../../support/builders';

function gabonWith(...points: [lat: number, lon: number][]): Country {
  const mapLocations = points.map(([lat, lon]) => ({ name: `${lat},${lon}`, lat, lon }));
  return { ...ORIGIN, name: 'Gabon', mapLocations };
}
const ATLAS = anAtlas('Gabon');
const levelOf = (country: Country) => locatePlaces(country, ATLAS)?.url?.match(/(\d+)\.avif$/)?.[1];
const namesOf = (country: Country, ofAtlas = ATLAS) => {
  const places = locatePlaces(country, ofAtlas);
  return {
    seen: places?.seen.map(({ place }) => place.name),
    unseen: places?.unseen.map(({ name }) => name),
  };
};

describe('more places of a country', () => {
  it('are none when it has only one', () => {
    expect(locatePlaces(gabonWith([0, 10]), ATLAS)).toBeNull();
  });

  // 640 pixels are 360° · 640 / 256 / 2^zoom: 9.9° at level 18, 79.5° at level 12.
  it.each([
    [4, '18'],
    [4.8, '17'],
    [9, '16'],
    [37, '12'],
  ])('that lie up to %f° east are on the picture of level %s', (degrees, level) => {
    expect(levelOf(gabonWith([0, 10], [0, 11], [0, 10 + degrees]))).toBe(level);
  });

  it('are on the farthest picture when none holds them all, without those outside', () => {
    const country = gabonWith([0, 10], [0, 12], [0, 60]);
    expect(levelOf(country)).toBe('12');
    expect(namesOf(country)).toEqual({ seen: ['0,12'], unseen: ['0,60'] });
  });

  it('lie on the picture where they lie from its centre, which is the first place', () => {
    const share = locatePlaces(gabonWith([0, 10], [2, 12]), ATLAS)?.seen[0]?.share;
    expect(share?.x).toBeCloseTo(0.5 + 2 / 9.944, 3);
    expect(share?.y).toBeCloseTo(0.5 - ((2 / 9.944) * 640) / 480, 2);
  });

  it('are without a picture where the atlas has none', () => {
    const country = { ...gabonWith([0, 10], [0, 12]), name: 'Atlantis' };
    expect(locatePlaces(country, ATLAS)?.url).toBeNull();
    expect(namesOf(country)).toEqual({ seen: [], unseen: ['0,12'] });
  });

  it('are each told of once, in every country', () => {
    for (const country of countries) {
      const { seen = [], unseen = [] } = namesOf(country, atlas);
      expect([...seen, ...unseen].sort()).toEqual(
        country.mapLocations
          .slice(1)
          .map(({ name }) => name)
          .sort(),
      );
    }
  });
});
