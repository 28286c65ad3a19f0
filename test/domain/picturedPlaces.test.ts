import { expect, it } from 'vitest';

import { picturedPlaces } from '../../src/domain/picturedPlaces';

/** Places along a meridian, on which 0.54° are 60 km. */
const along = (...degrees: number[]) => picturedPlaces(degrees.map((lat) => ({ lat, lon: 0 })));

it('the landmark has a picture, and so has each place 60 km or more from all that have one', () => {
  expect(along(0, 0.53, 0.54, 1)).toEqual([true, false, true, false]);
});

it('a place without a picture takes none away', () => {
  expect(along(0, 0.5, 1)).toEqual([true, false, true]);
  expect(along()).toEqual([]);
});
