import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { lean, print } from '../../scripts/countries/generate.mjs';
import landmarks from '../../scripts/countries/landmarks.json';
import territories from '../../scripts/countries/territories.json';

const place = { name: 'Origin Tower', lat: 0, lon: 0 };
const country = {
  name: 'Origin',
  iso2: 'XX',
  iso3: 'XXX',
  aliases: [],
  lat: 0,
  lon: 0,
  mapLocations: [place],
};

it('the data file is generated from its source', () => {
  const file = readFileSync('src/data/countries_with_mapLocations.json', 'utf8');
  expect(file, 'run npm run countries').toBe(print(lean(landmarks, territories)));
});

describe('the generator', () => {
  it('keeps only what the game needs', () => {
    const sourced = { ...place, kind: 'monument', confidence: 'A', sources: [], agree_m: 3 };
    expect(lean([{ ...country, mapLocations: [sourced] }], [])).toEqual([country]);
  });

  it('adds the territories to the parts of their country', () => {
    const territory = { name: 'Origin Island', country: 'Origin' };
    const parts = (given: object) =>
      lean([{ ...country, ...given }], [territory, { name: 'Rock', country: 'Elsewhere' }])[0]
        ?.parts;
    expect(parts({})).toEqual(['Origin Island']);
    expect(parts({ parts: ['Southland'] })).toEqual(['Southland', 'Origin Island']);
  });

  it.each([
    ['0.mapLocations.0.lon', { ...country, mapLocations: [{ name: 'Nowhere', lat: 0 }] }],
    ['0.lat', { ...country, lat: 90.1 }],
    ['0.iso2', { ...country, iso2: 'xx' }],
    ['0.name', { ...country, name: '' }],
  ])('names an invalid field: %s', (field, damaged) => {
    expect(() => lean([damaged], [])).toThrow(`landmarks.json, ${field}:`);
  });
});
