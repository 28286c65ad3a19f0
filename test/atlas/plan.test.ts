import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { PLACES } from '../../scripts/atlas/places.ts';
import { directoryOf, indexOf, picturesOf, printIndex } from '../../scripts/atlas/plan.ts';
import countries from '../../src/data/countries_with_mapLocations.json';

const EGYPT = {
  iso2: 'EG',
  name: 'Egypt',
  lat: 29.98,
  lon: 31.13,
  further: [{ lat: 25, lon: 32 }],
};
const NAURU = { iso2: 'NR', name: 'Nauru', lat: -0.55, lon: 166.92, further: [] };

describe('the places', () => {
  it('are one entry a country, though one country is listed twice', () => {
    expect(countries).toHaveLength(201);
    expect(PLACES).toHaveLength(200);
  });

  it('are the first of each country, then its further ones in their order', () => {
    const nauru = countries.find(({ iso2 }) => iso2 === 'NR');
    const place = PLACES.find(({ iso2 }) => iso2 === 'NR');
    expect([place, ...(place?.further ?? [])].map((each) => [each?.lat, each?.lon])).toEqual(
      nauru?.mapLocations.map(({ lat, lon }) => [lat, lon]),
    );
  });
});

describe('the pictures of a country', () => {
  const pictures = picturesOf(EGYPT);

  it('are seven of its first place, named by level, each showing twice as much as the last', () => {
    const levels = pictures.slice(0, 7);
    expect(levels.map(({ path }) => path)).toEqual(
      [18, 17, 16, 15, 14, 13, 12].map((level) => `${directoryOf(EGYPT)}/${level}.avif`),
    );
    expect(levels.map(({ zoom }) => zoom)).toEqual([8.5, 7.5, 6.5, 5.5, 4.5, 3.5, 2.5]);
  });

  it('are one of each further place, named by its position in the list', () => {
    expect(pictures.slice(7)).toMatchObject([
      { path: `${directoryOf(EGYPT)}/1.avif`, lat: 25, lon: 32, zoom: 8.5 },
    ]);
  });

  it('have another directory as soon as one of the places moves', () => {
    expect(directoryOf({ ...EGYPT })).toBe(directoryOf(EGYPT));
    expect(directoryOf({ ...EGYPT, lat: 30 })).not.toBe(directoryOf(EGYPT));
    expect(directoryOf({ ...EGYPT, further: [] })).not.toBe(directoryOf(EGYPT));
  });
});

describe('the index', () => {
  it('keeps what it had of the countries that are not rendered, in its own order', () => {
    const former = { Nauru: 'oldir1', Atlantis: 'sunken', Egypt: 'oldir2' };
    expect(Object.entries(indexOf([EGYPT, NAURU], [NAURU], former))).toEqual([
      ['Egypt', 'oldir2'],
      ['Nauru', directoryOf(NAURU)],
    ]);
  });

  it('is that of the places in the list of countries, printed a country a line', () => {
    expect(printIndex(indexOf(PLACES, PLACES, {}))).toBe(
      readFileSync('src/maps/atlasIndex.json', 'utf8'),
    );
  });
});
