import { expect, it } from 'vitest';

import { picturedPlaces } from '../../src/domain/picturedPlaces';

/** Places along a meridian; 0.54° are 60 km. */
const along = (...degrees: number[]) => picturedPlaces(degrees.map((lat) => ({ lat, lon: 0 })));

it('the landmark has a picture, and each place 60 km or more from all others with one', () => {
  expect(along(0, 0.53, 0.54, 1)).toEqual([true, false, true, false]);
});

it('plain ground has no picture, nor has what is near it', () => {
  const places = [0, 1, 1.5].map((lat) => ({ lat, lon: 0, isPlain: lat === 1 }));
  expect(picturedPlaces(places)).toEqual([true, false, false]);
});

it('a place without a picture does not count', () => {
  expect(along(0, 0.5, 1)).toEqual([true, false, true]);
  expect(along()).toEqual([]);
});
