import { describe, expect, it } from 'vitest';

import { findCountry, labelOf, withCodes } from '../../src/domain/countries';
import { aCountry, COUNTRIES, EASTLAND, ORIGIN } from '../support/builders';

describe('finding a country', () => {
  it('goes by its exact name', () => {
    expect(findCountry(COUNTRIES, 'Eastland')).toBe(EASTLAND);
  });

  it.each(['eastland', ' Eastland', 'East', 'Orient', ''])('finds none named %j', (name) => {
    const orient = aCountry('Origin', 0, 0, ['Orient']);
    expect(findCountry([EASTLAND, orient], name)).toBeUndefined();
  });

  it('gives the first of two entries with one name', () => {
    const twin = aCountry('Origin', 1, 1);
    expect(findCountry([EASTLAND, ORIGIN, twin], 'Origin')).toBe(ORIGIN);
  });
});

it('the label of a country is its name in the language of the page, or else the English one', () => {
  expect(labelOf({ ...EASTLAND, label: 'Ostland' })).toBe('Ostland');
  expect(labelOf(EASTLAND)).toBe('Eastland');
});

it('each country has the two codes of its turn', () => {
  const codes = withCodes([EASTLAND, ORIGIN], 'EAEASOROGN').map((country) => country.codes);
  expect(codes).toEqual([
    ['EA', 'EAS'],
    ['OR', 'OGN'],
  ]);
});
