import { describe, expect, it } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import { fold } from '../../src/domain/fold';

const repeated = <T>(values: T[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe('an entry', () => {
  it('has a unique name and ISO code, except Taiwan, which is listed twice', () => {
    expect(repeated(countries.map(({ name }) => name))).toEqual(['Taiwan']);
    expect(repeated(countries.map(({ iso2 }) => iso2))).toEqual(['TW']);
  });

  it('has tidy names: no stray spaces, composed characters, typographic apostrophes', () => {
    const written = countries.flatMap(({ name, aliases, parts = [], mapLocations }) => [
      name,
      ...aliases,
      ...parts,
      ...mapLocations.map((place) => place.name),
    ]);
    const tidied = written.map((name) =>
      name.normalize('NFC').trim().replace(/\s+/g, ' ').replaceAll("'", '’'),
    );
    expect(written).toEqual(tidied);
  });

  it('has at least three places, all different in name and coordinates', () => {
    for (const { name, mapLocations } of countries) {
      expect(mapLocations.length, name).toBeGreaterThanOrEqual(3);
      expect(repeated(mapLocations.map((place) => fold(place.name))), name).toEqual([]);
      expect(repeated(mapLocations.map(({ lat, lon }) => `${lat}, ${lon}`)), name).toEqual([]);
    }
  });
});

it('no alias or part repeats another name', () => {
  for (const { name, aliases, parts = [] } of countries) {
    expect(repeated([name, ...aliases, ...parts].map(fold)), name).toEqual([]);
  }
});

it('both entries of Taiwan are the same', () => {
  const [first, second] = countries.filter(({ name }) => name === 'Taiwan');
  expect(second).toEqual(first);
});
