import { describe, expect, it } from 'vitest';

import { type Country, dailyCountry, findCountry } from '../../src/domain/countries';
import { aCountry, COUNTRIES, EASTLAND, FARLAND, ORIGIN, utcDate } from '../support/builders';

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

describe("the day's country", () => {
  // 2026 + 11 + 20 = 2057, and 2057 = 514 * 4 + 1.
  it('is the one at the daily index', () => {
    expect(dailyCountry(COUNTRIES, utcDate('2026-11-20'), 0)).toBe(COUNTRIES[1]);
  });

  it('moves on with the offset, from the last to the first', () => {
    expect(dailyCountry(COUNTRIES, utcDate('2026-11-20'), 2)).toBe(FARLAND);
    expect(dailyCountry(COUNTRIES, utcDate('2026-11-20'), 3)).toBe(ORIGIN);
  });

  it('does not exist in an empty list', () => {
    expect(dailyCountry<Country>([], utcDate('2026-11-20'), 0)).toBeUndefined();
  });
});
