import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { ZOOM_LEVELS, type ZoomLevel } from '../../src/domain/round';
import { atlas } from '../../src/maps/atlas';
import { makeAtlas } from '../../src/maps/makeAtlas';

const GABON = { country: 'Gabon', lat: 0, lon: 9.4 };
const FINLAND = { country: 'Finland', lat: 60, lon: 24.9 };
/** The levels that a round can unlock. */
const LEVELS: ZoomLevel[] = [18, 17, 16, 15, 14, 13, 12];

describe('an atlas picture', () => {
  it('lies in the site, under a name that tells nothing', () => {
    expect(atlas.pictureUrl(GABON, 17)).toEqual({
      url: expect.stringMatching(/^\/atlas\/[0-9a-f]{6}\/17\.avif$/) as string,
    });
  });

  it.each(['Atlantis', 'constructor', '__proto__'])('is not there for %s', (country) => {
    expect(atlas.pictureUrl({ ...GABON, country }, 18)).toEqual({
      unavailable: 'the atlas has no picture of the country',
    });
  });

  it('is not there for a country whose pictures have not been drawn yet', () => {
    const withoutGabon = makeAtlas([['Gabon', undefined]]);
    expect(withoutGabon.pictureUrl(GABON, 18)).toEqual({
      unavailable: 'the atlas has no picture of the country',
    });
    expect(withoutGabon.factsUrl('Gabon')).toBeUndefined();
  });

  it('is there for every country at every level of a round, another each time', () => {
    const addresses = data.flatMap(({ name }) =>
      LEVELS.map((level) => {
        const picture = atlas.pictureUrl({ country: name, lat: 0, lon: 0 }, level);
        return 'url' in picture ? picture.url : name;
      }),
    );
    expect(new Set(addresses).size).toBe(7 * new Set(data.map(({ name }) => name)).size);
    expect(addresses.filter((address) => !address.startsWith('/atlas/'))).toEqual([]);
  });

  it('is unavailable past the levels of a round', () => {
    for (const level of ZOOM_LEVELS.filter((level) => level < 12)) {
      expect(atlas.pictureUrl(GABON, level)).toEqual({ unavailable: 'the atlas ends before' });
    }
  });
});

it('the facts of a country’s pictures lie beside them, and there are none without pictures', () => {
  const picture = atlas.pictureUrl(GABON, 18);
  expect(picture).toEqual({ url: atlas.factsUrl('Gabon')?.replace('facts.json', '18.avif') });
  expect(atlas.factsUrl('Atlantis')).toBeUndefined();
});

describe('the width of an atlas picture', () => {
  // 640 pixels are 2.5 tiles of 256: 2.5 · 40,075.017 km / 2^3.5 at level 12.
  it('is 8,855 km on the equator at the last level, and half of that at 60 degrees', () => {
    expect(Math.round(atlas.widthKm(GABON, 12))).toBe(8855);
    expect(atlas.widthKm(FINLAND, 12)).toBeCloseTo(8855.43 / 2, 0);
  });

  it('is at most 1,500 km at first, and at least what the outlines are good for', () => {
    for (const { name: country, mapLocations } of data) {
      const width = atlas.widthKm({ country, lat: mapLocations[0]?.lat ?? NaN, lon: 0 }, 18);
      expect(width, country).toBeLessThanOrEqual(1500);
      expect(width, country).toBeGreaterThan(30);
    }
  });

  it('grows from level to level', () => {
    for (const { name: country, lat } of data) {
      const widths = LEVELS.map((level) => atlas.widthKm({ country, lat, lon: 0 }, level));
      expect(widths, country).toEqual([...widths].sort((a, b) => a - b));
      expect(new Set(widths).size, country).toBe(7);
    }
  });
});
