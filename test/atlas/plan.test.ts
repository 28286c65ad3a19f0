import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { placesOf } from '../../scripts/atlas/places.mjs';
import {
  type Index,
  indexOf,
  nameOf,
  namesIn,
  picturesOf,
  printIndex,
} from '../../scripts/atlas/plan.mjs';
import { zoomOf } from '../../scripts/atlas/scale.mjs';
import countries from '../../src/data/countries_with_mapLocations.json';
import index from '../../src/maps/atlasIndex.json';

const EGYPT = { iso2: 'EG', name: 'Egypt', lat: 29.98, lon: 31.13 };
const NAURU = { iso2: 'NR', name: 'Nauru', lat: -0.55, lon: 166.92 };
const ZOOMS = [6.5, 6, 5.5, 5, 4.5, 4, 3.5];
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
  it('is the one that the pictures in the repository bear', () => {
    const shipped: Record<string, string> = index;
    for (const place of placesOf(countries)) {
      const entry = shipped[place.name] ?? '';
      const zooms = Array.from(entry.slice(6), zoomOf);
      expect(entry.slice(0, 6), place.name).toBe(nameOf({ place, zooms }));
    }
  });
});

describe('the plan', () => {
  it('has seven pictures a country, named by level', () => {
    const entry = { place: EGYPT, zooms: ZOOMS };
    expect(picturesOf(entry).map(({ file }) => file)).toEqual(
      [18, 17, 16, 15, 14, 13, 12].map((level) => `${nameOf(entry)}/${level}.avif`),
    );
  });

  it('draws anew what has moved or changed its scale, and nothing else', () => {
    const print = (place: typeof EGYPT, zooms: readonly number[]) =>
      picturesOf({ place, zooms }).map(({ fingerprint }) => fingerprint);
    const before = print(EGYPT, ZOOMS);
    expect(print(EGYPT, ZOOMS)).toEqual(before);
    const moved = { ...EGYPT, lat: 30 };
    expect(print(moved, ZOOMS)[0]).not.toBe(before[0]);
    expect(nameOf({ place: moved, zooms: ZOOMS })).not.toBe(nameOf({ place: EGYPT, zooms: ZOOMS }));
    const rescaled = print(EGYPT, [7, ...ZOOMS.slice(1)]);
    expect(rescaled[0]).not.toBe(before[0]);
    expect(rescaled.slice(1)).toEqual(before.slice(1));
  });
});

describe('the index', () => {
  const egypt = { place: EGYPT, zooms: ZOOMS };
  const nauru = { place: NAURU, zooms: CLOSE };

  it('holds the directory of each country and a digit for each zoom', () => {
    expect(indexOf([EGYPT, NAURU], [egypt, nauru], {})).toEqual({
      Egypt: `${nameOf(egypt)}ca86420`,
      Nauru: `${nameOf(nauru)}uqma620`,
    });
  });

  it('keeps what it had of the countries that are not drawn, in its own order', () => {
    const former = { Nauru: 'oldir1', Atlantis: 'sunken', Egypt: 'oldir2' };
    const after = indexOf([EGYPT, NAURU], [nauru], former);
    expect(Object.entries(after)).toEqual([
      ['Egypt', 'oldir2'],
      ['Nauru', `${nameOf(nauru)}uqma620`],
    ]);
    expect(namesIn(after)).toEqual(['oldir2', nameOf(nauru)]);
  });

  it('lacks a country that has never been drawn', () => {
    expect(Object.keys(indexOf([EGYPT, NAURU], [nauru], {}))).toEqual(['Nauru']);
  });

  it('is printed a country a line, as it lies in the repository', () => {
    const file = readFileSync('src/maps/atlasIndex.json', 'utf8');
    const former = JSON.parse(file) as Index;
    expect(printIndex(indexOf(placesOf(countries), [], former))).toBe(file);
  });

  it('knows every country of the game', () => {
    expect(Object.keys(index).sort()).toEqual(
      [...new Set(countries.map(({ name }) => name))].sort(),
    );
  });
});
