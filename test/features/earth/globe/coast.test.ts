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

it.each([
  ['follows the sea', -77.2, -12, 1],
  ['follows the border to another continent', -77.4, 7.9, 1],
  ['follows no border between its countries', -69.6, -10.9, 4],
])('a continent’s coast %s', (_, lon, lat, degrees) => {
  if (degrees === 1) expect(fromCoast(lon, lat)).toBeLessThan(degrees);
  else expect(fromCoast(lon, lat)).toBeGreaterThan(degrees);
});
