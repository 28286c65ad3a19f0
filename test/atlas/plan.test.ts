import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { countryBox } from '../../scripts/atlas/outlines/countryBox.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import { directoryOf, indexOf, picturesOf, printIndex } from '../../scripts/atlas/plan.ts';
import countries from '../../src/data/countries_with_mapLocations.json';
import { atlasBox } from '../../src/maps/atlasBox';

const EGYPT = {
  iso2: 'EG',
  name: 'Egypt',
  lat: 29.98,
  lon: 31.13,
  further: [
    { lat: 30.05, lon: 31.26 },
    { lat: 25, lon: 32 },
  ],
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

  it('are seven of its first place, named by level', () => {
    const levels = pictures.slice(0, 7);
    expect(levels.map(({ path }) => path)).toEqual(
      [18, 17, 16, 15, 14, 13, 12].map((level) => `${directoryOf(EGYPT)}/${level}.avif`),
    );
  });

  it('are one of the whole, and one of each further place that is far from the others, named by its position in the list', () => {
    expect(pictures.slice(7)).toMatchObject([
      { path: `${directoryOf(EGYPT)}/country.avif`, box: countryBox(EGYPT) },
      { path: `${directoryOf(EGYPT)}/2.avif`, box: atlasBox({ lat: 25, lon: 32 }, 18) },
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
    expect(printIndex(indexOf(PLACES, PLACES, {})), 'npm run atlas:build').toBe(
      readFileSync('src/maps/atlasIndex.json', 'utf8'),
    );
  });
});
