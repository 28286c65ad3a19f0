import { describe, expect, it } from 'vitest';

import { pixelOf, viewOf } from '../../scripts/atlas/mercator.mjs';
import { FILE, zoomOf } from '../../scripts/atlas/parameters.mjs';
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
    for (const place of [GABON, FURTHER]) {
      expect(withoutGabon.pictureUrl(place, 18)).toBeNull();
    }
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

it('the facts of a country’s pictures lie beside them, and there are none without pictures', () => {
  expect(urlOf(GABON, 18)).toBe(atlas.factsUrl('Gabon')?.replace('facts.json', '18.avif'));
  expect(atlas.factsUrl('Atlantis')).toBeUndefined();
});

it('the outline of a country lies beside its pictures', () => {
  expect(urlOf(GABON, 18)).toBe(atlas.outlineUrl('Gabon')?.replace('outline.json', '18.avif'));
  expect(atlas.outlineUrl('Atlantis')).toBeUndefined();
});

describe('a point in an atlas picture', () => {
  it('is in the middle at every level if it is the landmark', () => {
    for (const level of LEVELS) {
      expect(atlas.positionOf(FINLAND, FINLAND, level)).toEqual({ x: 640, y: 480 });
    }
  });

  it('is where the builder puts it', () => {
    const point = { lat: 64, lon: 29 };
    for (const level of LEVELS) {
      const expected = pixelOf(viewOf(FINLAND, zoomOf(level), FILE), point);
      const { x, y } = atlas.positionOf(point, FINLAND, level);
      expect(x).toBeCloseTo(expected.x, 6);
      expect(y).toBeCloseTo(expected.y, 6);
    }
  });
});

describe('the picture of the world', () => {
  it('is there without any country', () => {
    expect(makeAtlas([]).world.url).toMatch(/^\/atlas\/world-[0-9a-f]{6}\.avif$/);
  });

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

describe('the width of an atlas picture', () => {
  // 640 pixels are 2.5 tiles of 256: 2.5 · 40,075.017 km / 2^8.5 at level 18.
  it('is 277 km on the equator at the first level, and half of that at 60 degrees', () => {
    expect(atlas.widthKm(GABON, 18)).toBeCloseTo(276.732, 3);
    expect(atlas.widthKm(FINLAND, 18)).toBeCloseTo(276.732 / 2, 3);
  });

  it('doubles with each level, to 64 times as much at the last', () => {
    for (const place of [GABON, FINLAND]) {
      const first = atlas.widthKm(place, 18);
      const widths = LEVELS.map((level) => atlas.widthKm(place, level) / first);
      expect(widths.map((width) => width.toFixed(9))).toEqual(
        [1, 2, 4, 8, 16, 32, 64].map((width) => width.toFixed(9)),
      );
    }
  });
});

describe('the credit of an atlas picture', () => {
  const creditOf = (country: string) => atlas.credit({ ...GABON, country });
  const NASA = 'NASA EOSDIS GIBS · NASA Earth Observatory, Blue Marble';

  it('names the imagery as NASA wants it', () => {
    expect(creditOf('Gabon')).toBe(NASA);
  });

  it.each(['Maldives', 'Marshall Islands', 'Nauru', 'Tuvalu'])(
    'names the source of the outline of %s, a country of the game',
    (country) => {
      expect(creditOf(country)).toBe(`${NASA} · GSHHG`);
      expect(data.map(({ name }) => name)).toContain(country);
    },
  );
});
