import { describe, expect, it } from 'vitest';

import { FILE, zoomOf } from '../../scripts/atlas/parameters.ts';
import { projectionOf } from '../../scripts/atlas/projection.ts';
import data from '../../src/data/countries_with_mapLocations.json';
import { ZOOM_LEVELS, type ZoomLevel } from '../../src/domain/round';
import { atlas } from '../../src/maps/atlas';
import { makeAtlas } from '../../src/maps/makeAtlas';
import type { MappedPlace } from '../../src/maps/mapProvider';

const GABON: MappedPlace = { country: 'Gabon', index: 0, lat: 0, lon: 9.4 };
const FINLAND: MappedPlace = { country: 'Finland', index: 0, lat: 60, lon: 24.9 };
const FURTHER: MappedPlace = { ...GABON, index: 2 };
/** The levels that a round can unlock. */
const LEVELS: ZoomLevel[] = [18, 17, 16, 15, 14, 13, 12];

const urlOf = (place: MappedPlace, level: ZoomLevel) => atlas.pictureUrl(place, level) ?? '';

describe('an atlas picture', () => {
  it('lies in the site, under a name that tells nothing', () => {
    expect(urlOf(GABON, 17)).toMatch(/^\/atlas\/[0-9a-f]{6}\/17\.avif$/);
  });

  it.each(['Atlantis', 'constructor', '__proto__'])('is not there for %s', (country) => {
    expect(atlas.pictureUrl({ ...GABON, country }, 18)).toBeNull();
  });

  it('is not there for a country whose pictures have not been rendered yet', () => {
    const withoutGabon = makeAtlas([['Gabon', undefined]]);
    expect([GABON, FURTHER].map((place) => withoutGabon.pictureUrl(place, 18))).toEqual([
      null,
      null,
    ]);
    expect(withoutGabon.factsUrl('Gabon')).toBeUndefined();
    expect(withoutGabon.outlineUrl('Gabon')).toBeUndefined();
  });

  it('is there for every country at every level of a round, another each time', () => {
    const addresses = data.flatMap(({ name }) =>
      LEVELS.map((level) => urlOf({ ...GABON, country: name }, level)),
    );
    expect(new Set(addresses).size).toBe(7 * new Set(data.map(({ name }) => name)).size);
    expect(addresses.filter((address) => !address.startsWith('/atlas/'))).toEqual([]);
  });

  it('is unavailable past the levels of a round', () => {
    for (const level of ZOOM_LEVELS.filter((level) => level < 12)) {
      expect(atlas.pictureUrl(GABON, level)).toBeNull();
    }
  });

  it('of a further place is one, as wide as the first of a round, and stands in for all levels', () => {
    expect(atlas.farthestPlaceLevel).toBe(18);
    for (const level of ZOOM_LEVELS) {
      expect(urlOf(FURTHER, level)).toBe(urlOf(GABON, 18).replace('18.avif', '2.avif'));
      expect(atlas.widthKm(FURTHER, level)).toBe(atlas.widthKm(GABON, 18));
    }
  });
});

it('a country’s facts and its outline lie beside its pictures', () => {
  const gabon = makeAtlas([['Gabon', 'abcdef']]);
  expect(gabon.pictureUrl(GABON, 18)).toBe('/atlas/abcdef/18.avif');
  expect(gabon.factsUrl('Gabon')).toBe('/atlas/abcdef/facts.json');
  expect(gabon.outlineUrl('Gabon')).toBe('/atlas/abcdef/outline.json');
});

it.each(LEVELS)('a point of the picture of level %i is where the builder puts it', (level) => {
  const point = { lat: 64, lon: 29 };
  const projection = projectionOf({ ...FINLAND, zoom: zoomOf(level) }, FILE, 0);
  const { x, y } = makeAtlas([]).positionOf(point, FINLAND, level);
  expect(projection([29, 64])).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
});

describe('the picture of the world', () => {
  it.each([
    ['Null Island', 0, 0, 640],
    ['its left edge', -17, -179.9999999999, 0],
    ['its right edge', -17, 180, 1280],
  ])('has %s where its longitude is', (_name, lat, lon, x) => {
    expect(atlas.world.positionOf({ lat, lon }).x).toBeCloseTo(x, 9);
  });

  it('reaches from 84.0° N to 70.6° S', () => {
    expect(atlas.world.positionOf({ lat: 83.98, lon: 0 }).y).toBeCloseTo(0, -1);
    expect(atlas.world.positionOf({ lat: -70.63, lon: 0 }).y).toBeCloseTo(960, -1);
  });
});

// 640 pixels are 2.5 tiles of 256: 2.5 · 40,075.017 km / 2^8.5 at level 18.
it('an atlas picture is 277 km wide on the equator at the first level, and twice as wide at each further one', () => {
  const { widthKm } = makeAtlas([]);
  LEVELS.forEach((level, step) => {
    expect(widthKm(GABON, level)).toBeCloseTo(276.732 * 2 ** step, 1);
    expect(widthKm(FINLAND, level)).toBeCloseTo(276.732 * 2 ** (step - 1), 1);
  });
});

describe('the credit of an atlas picture', () => {
  const creditOf = (country: string) => makeAtlas([]).credit({ ...GABON, country });
  const NASA = 'NASA EOSDIS GIBS · NASA Earth Observatory, Blue Marble';

  it('names the imagery as NASA wants it', () => {
    expect(creditOf('Gabon')).toBe(NASA);
  });

  it.each(['Maldives', 'Marshall Islands', 'Nauru', 'Tuvalu'])(
    'names the source of %s’ outline',
    (country) => {
      expect(creditOf(country)).toBe(`${NASA} · GSHHG`);
      expect(data.map(({ name }) => name)).toContain(country);
    },
  );
});
