import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { proximity } from '../../src/domain/proximity';

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
  // pair of any two 7,303 km. 1 - ln(1 + 7.47) / ln(1 + 200.15) = 0.597, and 0.188 for the others.
  it.each([
    ['neighbours', 747, 0.597],
    ['a random pair', 7303, 0.188],
    ['places 100 km apart', 100, 0.869],
  ])('of %s tells near from nearer', (_, km, value) => {
    expect(proximity(km)).toBeCloseTo(value, 3);
  });

  it('falls with every kilometre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_015 }), (km) => {
        expect(proximity(km)).toBeLessThan(proximity(km - 1));
      }),
    );
  });
});
