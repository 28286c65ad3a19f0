import fc from 'fast-check';
import { expect, it } from 'vitest';

import { scaleBarFor, scaleBarOf } from '../../src/maps/scaleBar';

it.each([
  [0.382, 0.1],
  [1, 0.2],
  [50 / 3, 5],
  [8855, 2000],
])('a view %f km wide has a bar of %f km', (widthKm, km) => {
  expect(scaleBarOf(widthKm).length).toBeCloseTo(km, 9);
});

it('a bar is 1, 2 or 5 times a power of ten and fills between a tenth and 30 % of any view', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 40_000, noNaN: true }), (widthKm) => {
      const { length: km, share } = scaleBarOf(widthKm);
      expect(share).toBeCloseTo(km / widthKm, 9);
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThanOrEqual(0.3 + 1e-9);
      expect(km.toPrecision(3)).toMatch(/^0*\.?0*[125]0*\.?0*(e[+-]\d+)?$/);
    }),
  );
});

it('there is none for a view of so much of the world that its scale depends on the latitude', () => {
  expect(scaleBarFor({ x: 0.5, y: 0.5, width: 0.6 }, 'km')).toBeUndefined();
  expect(scaleBarFor({ x: 0.5, y: 0.5, width: 0.1 }, 'km')?.length).toBe(1000);
  expect(scaleBarFor({ x: 0.5, y: 0.5, width: 0.1 }, 'mi')?.length).toBe(500);
});
