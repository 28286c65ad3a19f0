import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { percentNear, proximity } from '../../src/domain/proximity';

const ANTIPODE_KM = Math.PI * 6371;

describe('proximity', () => {
  it('is 1 at the answer', () => {
    expect(proximity(0)).toBe(1);
  });

  it('is 0 at the antipode, and not less for its distance rounded up', () => {
    expect(proximity(ANTIPODE_KM)).toBe(0);
    expect(proximity(20_016)).toBe(0);
  });

  // Among the game's countries the median pair with a land border is 747 km apart, and the median
  // pair of any two 7,303 km.
  it.each([
    ['neighbours', 747, 81],
    ['a random pair', 7303, 40],
    ['places 100 km apart', 100, 93],
    ['places 437 km apart', 437, 85],
    ['places 5,319 km apart', 5319, 48],
    ['places 12,000 km apart', 12_000, 23],
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
