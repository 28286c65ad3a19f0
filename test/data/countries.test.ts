import { describe, expect, it } from 'vitest';

import countries from '../../src/data/countries_with_mapLocations.json';
import { fold } from '../../src/domain/suggestions';

const places = countries.flatMap(({ mapLocations }) => mapLocations);

const repeated = <T>(values: T[]) => values.filter((value, i) => values.indexOf(value) !== i);

describe('an entry', () => {
  it('has the fields that the game reads, and no others', () => {
    const fields = new Set(countries.map((country) => Object.keys(country).join()));
    expect([...fields]).toEqual([
      'name,iso2,aliases,lat,lon,mapLocations',
      'name,iso2,aliases,parts,lat,lon,mapLocations',
    ]);
    const placeFields = new Set(places.map((place) => Object.keys(place).join()));
    expect([...placeFields]).toEqual(['name,lat,lon']);
  });

  it('has a name and an ISO code of its own, unless it is Taiwan, listed twice', () => {
    expect(repeated(countries.map(({ name }) => name))).toEqual(['Taiwan']);
    expect(repeated(countries.map(({ iso2 }) => iso2))).toEqual(['TW']);
  });

  it('has an ISO code of two capitals', () => {
    expect(countries.filter(({ iso2 }) => !/^[A-Z]{2}$/.test(iso2))).toEqual([]);
  });

  it('has names that are written without stray spaces and in composed characters', () => {
    const names = [...places, ...countries].map(({ name }) => name);
    const written = [
      ...names,
      ...countries.flatMap(({ aliases, parts = [] }) => [...aliases, ...parts]),
    ];
    const tidied = written.map((name) => name.normalize('NFC').trim().replace(/\s+/g, ' '));
    expect(written).toEqual(tidied);
    expect(written).not.toContain('');
  });

  it('has coordinates on the globe', () => {
    const offTheGlobe = [...countries, ...places].filter(
      ({ lat, lon }) => !(Math.abs(lat) <= 90 && Math.abs(lon) <= 180),
    );
    expect(offTheGlobe).toEqual([]);
  });

  it('has at least three places, none of them twice by name or by coordinates', () => {
    for (const { name, mapLocations } of countries) {
      expect(mapLocations.length, name).toBeGreaterThanOrEqual(3);
      expect(repeated(mapLocations.map((place) => fold(place.name))), name).toEqual([]);
      expect(repeated(mapLocations.map(({ lat, lon }) => `${lat}, ${lon}`)), name).toEqual([]);
    }
  });
});

describe('a typed name', () => {
  it('means one country only, whatever its case, accents and punctuation', () => {
    const meanings = countries.flatMap(({ name, aliases, parts = [] }) =>
      [name, ...aliases, ...parts].map((typed) => ({ typed: fold(typed), name })),
    );
    const meaning = new Map(meanings.map(({ typed, name }) => [typed, name]));
    expect(meanings.filter(({ typed, name }) => meaning.get(typed) !== name)).toEqual([]);
  });
});

it('no alias or part says what another name already does', () => {
  for (const { name, aliases, parts = [] } of countries) {
    expect(repeated([name, ...aliases, ...parts].map(fold)), name).toEqual([]);
  }
});

describe('Taiwan', () => {
  it('is the same entry both times', () => {
    const [first, second, ...others] = countries.filter(({ name }) => name === 'Taiwan');
    expect(first).toBeDefined();
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  });
});
