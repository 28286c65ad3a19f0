import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { percentNear, proximity } from '../../src/domain/proximity';

describe('proximity', () => {
  it('is 1 at the answer, 0 at the antipode, and not less for its distance rounded up', () => {
    expect([0, Math.PI * 6371, 20_016].map(proximity)).toEqual([1, 0, 0]);
  });

  // Among the game's countries the median pair with a land border is 747 km apart, and the median
  // pair of any two 7,303 km.
  it.each([
    ['neighbours', 747, 81],
    ['a random pair', 7303, 40],
  ])('of %s tells near from far', (_, km, percent) => {
    expect(percentNear(km)).toBe(percent);
  });

  it('falls with every kilometre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_015 }), (km) => {
        expect(proximity(km)).toBeLessThan(proximity(km - 1));
      }),
    );
  });
});
