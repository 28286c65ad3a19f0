import { expect, it } from 'vitest';

import { findCountry, labelOf } from '../../src/domain/countries';
import { aCountry, EASTLAND, ORIGIN } from '../support/builders';

it('a country is found by its exact name, the first of two entries', () => {
  const twin = aCountry('Origin', 1, 1, ['Orient']);
  const countries = [EASTLAND, ORIGIN, twin];
  expect(findCountry(countries, 'Origin')).toBe(ORIGIN);
  for (const other of ['origin', 'Ori', 'Orient']) {
    expect(findCountry(countries, other)).toBeUndefined();
  }
});

it('the label of a country is its name in the page’s language, else in English', () => {
  expect(labelOf({ ...EASTLAND, label: 'Ostland' })).toBe('Ostland');
  expect(labelOf(EASTLAND)).toBe('Eastland');
});
