import { describe, expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { ZOOM_LEVELS, type ZoomLevel } from '../../src/domain/round';
import { makeAtlas } from '../../src/maps/atlas';
import { atlasBox } from '../../src/maps/atlasBox';
import { framePosition } from '../../src/maps/camera';
import type { MappedPlace } from '../../src/maps/mapProvider';
import { isOnMap, widthKm } from '../../src/maps/webMercator';
import { atlas } from '../support/siteAtlas';

const GABON: MappedPlace = { country: 'Gabon', index: 0, lat: 0, lon: 9.4 };
const FURTHER: MappedPlace = { ...GABON, index: 2 };
/** The levels that a round can unlock. */
const LEVELS: ZoomLevel[] = [18, 17, 16, 15, 14, 13, 12];

const urlOf = (place: MappedPlace, level: ZoomLevel) => atlas.picture(place, level)?.url ?? '';

describe('an atlas picture', () => {
  it('is part of the site, under a name without spoilers', () => {
    expect(urlOf(GABON, 17)).toMatch(/^\/atlas\/[0-9a-f]{6}\/17\.avif$/);
  });

  it.each(['Atlantis', '__proto__'])('does not exist for %s', (country) => {
    expect(atlas.picture({ ...GABON, country }, 18)).toBeNull();
  });

  it('does not exist before it is rendered', () => {
    const withoutGabon = makeAtlas([['Gabon', undefined]]);
    expect([GABON, FURTHER].map((place) => withoutGabon.picture(place, 18))).toEqual([null, null]);
    expect(withoutGabon.fileUrl('Gabon', 'facts.json')).toBeUndefined();
    expect(withoutGabon.countryPicture('Gabon', { x: 0.5, y: 0.5, width: 0.1 })).toBeNull();
  });

  it('exists for every country at every level of a round, each under its own address', () => {
    const addresses = data.flatMap(({ name }) =>
      LEVELS.map((level) => urlOf({ ...GABON, country: name }, level)),
    );
    expect(new Set(addresses).size).toBe(7 * new Set(data.map(({ name }) => name)).size);
    expect(addresses.filter((address) => !address.startsWith('/atlas/'))).toEqual([]);
  });

  it('is unavailable beyond the levels of a round', () => {
    expect(atlas.picture(GABON, 11)).toBeNull();
  });

  it('of a further place is the same at all levels, as wide as the nearest of a round', () => {
    expect(atlas.farthestPlaceLevel).toBe(18);
    for (const level of ZOOM_LEVELS) {
      expect(urlOf(FURTHER, level)).toBe(urlOf(GABON, 18).replace('18.avif', '2.avif'));
      expect(atlas.picture(FURTHER, level)?.box).toEqual(atlas.picture(GABON, 18)?.box);
    }
  });
});

it('a country’s other files are beside its pictures', () => {
  const gabon = makeAtlas([['Gabon', 'abcdef']]);
  const box = { x: 0.5, y: 0.5, width: 0.1 };
  const url = '/atlas/abcdef/country.avif';
  expect(gabon.fileUrl('Gabon', 'facts.json')).toBe('/atlas/abcdef/facts.json');
  expect(gabon.countryPicture('Gabon', box)).toMatchObject({ url, box, isOfAtlas: true });
});

it('the world’s picture is part of the site too, wherever that lies', () => {
  const { url, isOfAtlas } = makeAtlas([], '/base').world;
  expect(url).toMatch(/^\/base\/atlas\/world-\w+\.avif$/);
  expect(isOfAtlas).toBe(true);
});

it.each(['Somaliland', 'Northern Cyprus'])('%s has everything but a flag', (name) => {
  expect(atlas.fileUrl(name, 'flag.avif')).toBeUndefined();
  expect(atlas.fileUrl(name, 'facts.json')).toBeDefined();
});

it.each([
  ['the north-west', 83.98, -179.9999999999, 0, 0],
  ['the south-east', -70.63, 179.9999999999, 1280, 960],
])('the picture of the world has its corner in %s where it says', (_corner, lat, lon, x, y) => {
  const position = framePosition(atlas.world.box, { lat, lon });
  expect(position.x).toBeCloseTo(x, 9);
  expect(position.y).toBeCloseTo(y, -1);
});

describe('what an atlas picture shows', () => {
  it.each([0, 31, -55])(
    'is 240 km of ground at latitude %i, and twice as much each level',
    (lat) => {
      const widths = LEVELS.map((level) => widthKm(atlasBox({ lat, lon: 0 }, level)));
      expect(widths.map(Math.round)).toEqual([240, 480, 960, 1920, 3840, 7680, 15360]);
    },
  );

  it.each([64, -64])('is no wider than the map at latitude %i', (lat) => {
    const { x, y, width } = atlasBox({ lat, lon: 0 }, 12);
    expect(widthKm({ x, y, width })).toBeLessThan(15_360);
    expect(isOnMap({ x, y, width: width * (1 - 1e-9) })).toBe(true);
    expect(isOnMap({ x, y, width: width * (1 + 1e-9) })).toBe(false);
  });
});

describe('the credit of an atlas picture', () => {
  const creditOf = (country: string) =>
    makeAtlas([[country, 'abcdef']]).picture({ ...GABON, country }, 18)?.credit;
  const NASA = 'NASA EOSDIS GIBS · NASA Earth Observatory, Blue Marble';

  it('names the imagery as NASA asks', () => {
    expect(creditOf('Gabon')).toBe(NASA);
  });

  it.each(['Maldives', 'Marshall Islands', 'Nauru', 'Tuvalu'])('names GSHHG for %s', (country) => {
    expect(creditOf(country)).toBe(`${NASA} · GSHHG`);
    expect(data.map(({ name }) => name)).toContain(country);
  });
});
