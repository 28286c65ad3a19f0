import { describe, expect, it } from 'vitest';

import { hashOf } from '../../scripts/atlas/hash.mjs';
import { placesOf } from '../../scripts/atlas/places.mjs';
import { picturesOf, printIndex } from '../../scripts/atlas/plan.mjs';
import { duration } from '../../scripts/atlas/progress.mjs';
import { STANDARD_ZOOMS } from '../../scripts/atlas/scale.mjs';
import countries from '../../src/data/countries_with_mapLocations.json';
import index from '../../src/maps/atlasIndex.json';

const EGYPT = { iso2: 'EG', name: 'Egypt', lat: 29.98, lon: 31.13 };
const NAURU = { iso2: 'NR', name: 'Nauru', lat: -0.55, lon: 166.92 };
const CLOSE = [11, 10, 9, 6, 5, 4, 3.5];

describe('the places', () => {
  const places = placesOf(countries);

  it('are one a country, though one country is listed twice', () => {
    expect(countries).toHaveLength(201);
    expect(places).toHaveLength(200);
  });

  it('are the first of each country', () => {
    const nauru = countries.find(({ iso2 }) => iso2 === 'NR');
    expect(places.find(({ iso2 }) => iso2 === 'NR')).toMatchObject({
      lat: nauru?.mapLocations[0]?.lat,
      lon: nauru?.mapLocations[0]?.lon,
    });
  });
});

describe('the name of a country among the pictures', () => {
  it('is ten hexadecimal digits, another for each country', () => {
    const hashes = new Set(placesOf(countries).map(({ iso2 }) => hashOf(iso2)));
    expect(hashes.size).toBe(200);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{10}$/);
  });

  it('never changes: the pictures in the repository bear it', () => {
    expect(hashOf('EG')).toBe(index.EG);
  });
});

describe('the plan', () => {
  it('has seven pictures a country, named by level', () => {
    const files = picturesOf({ place: EGYPT, zooms: STANDARD_ZOOMS }).map(({ file }) => file);
    expect(files).toEqual(
      [18, 17, 16, 15, 14, 13, 12].map((level) => `${hashOf('EG')}/${level}.avif`),
    );
  });

  it('draws anew what has moved or changed its scale, and nothing else', () => {
    const print = (place: typeof EGYPT, zooms: readonly number[]) =>
      picturesOf({ place, zooms }).map(({ fingerprint }) => fingerprint);
    const before = print(EGYPT, STANDARD_ZOOMS);
    expect(print(EGYPT, STANDARD_ZOOMS)).toEqual(before);
    expect(print({ ...EGYPT, lat: 30 }, STANDARD_ZOOMS)[0]).not.toBe(before[0]);
    const rescaled = print(EGYPT, [7, ...STANDARD_ZOOMS.slice(1)]);
    expect(rescaled[0]).not.toBe(before[0]);
    expect(rescaled.slice(1)).toEqual(before.slice(1));
  });
});

describe('the index', () => {
  it('holds the zooms of those countries only that start closer', () => {
    const printed = printIndex([
      { place: EGYPT, zooms: STANDARD_ZOOMS },
      { place: NAURU, zooms: CLOSE },
    ]);
    expect(JSON.parse(printed)).toEqual({ EG: hashOf('EG'), NR: [hashOf('NR'), ...CLOSE] });
  });

  it('knows every country of the game', () => {
    expect(Object.keys(index).sort()).toEqual(
      [...new Set(countries.map(({ iso2 }) => iso2))].sort(),
    );
  });
});

describe('the time left', () => {
  it.each([
    [12.3, '13 s'],
    [89, '89 s'],
    [91, '2 min'],
  ])('%f seconds read as %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });
});
