import { geoDistance } from 'd3-geo';
import { expect, it } from 'vitest';

import { coastOf } from '../../../../src/features/earth/globe/coast';
import { EARTH } from '../../../support/earth';

/** How far a point is from the coast of South America, in degrees. */
function fromCoast(lon: number, lat: number) {
  const points = coastOf(EARTH.outlines, 'South America').coordinates.flat();
  const distances = points.map(([x = 0, y = 0]) => geoDistance([x, y], [lon, lat]));
  return (Math.min(...distances) * 180) / Math.PI;
}

it('a continent’s coast follows the sea and other continents, not the borders between its countries', () => {
  expect(fromCoast(-77.2, -12)).toBeLessThan(1);
  expect(fromCoast(-77.4, 7.9)).toBeLessThan(1);
  expect(fromCoast(-69.6, -10.9)).toBeGreaterThan(4);
});
