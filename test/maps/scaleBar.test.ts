import fc from 'fast-check';
import { expect, it } from 'vitest';

import { scaleBarFor } from '../../src/maps/scaleBar';
import { groundKm } from '../../src/maps/webMercator';

/** What a camera on the equator sees that has so much ground from west to east. */
const cameraOf = (km: number) => ({ x: 0.5, y: 0.5, width: km / groundKm(1, 0.5) });

it.each([
  ['km', 0.382, 0.1],
  ['km', 1.0001, 0.2],
  ['km', 16.667, 5],
  ['km', 8_855, 2_000],
  ['mi', 8_855, 1_000],
] as const)('in %s, a view %f km wide has a bar of %f', (units, km, length) => {
  expect(scaleBarFor(cameraOf(km), units)?.length).toBeCloseTo(length, 9);
});

it('a bar is 1, 2 or 5 times a power of ten and fills between a tenth and 30 % of any view', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 24_000, noNaN: true }), (km) => {
      const { length, share } = scaleBarFor(cameraOf(km), 'km') ?? { length: NaN, share: NaN };
      expect(share).toBeCloseTo(length / km, 9);
      expect(share).toBeGreaterThan(0.1);
      expect(share).toBeLessThanOrEqual(0.3 + 1e-9);
      expect(length.toPrecision(3)).toMatch(/^0*\.?0*[125]0*\.?0*(e[+-]\d+)?$/);
    }),
  );
});

it('there is none for a view of so much of the world that its scale depends on the latitude', () => {
  expect(scaleBarFor({ x: 0.5, y: 0.5, width: 0.6 }, 'km')).toBeUndefined();
});
