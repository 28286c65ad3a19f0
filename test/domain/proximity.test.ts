import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { percentNear, proximity } from '../../src/domain/proximity';

describe('proximity', () => {
  it('is 1 at the answer and 0 at the antipode, even if its distance is rounded up', () => {
    expect([0, Math.PI * 6371, 20_016].map(proximity)).toEqual([1, 0, 0]);
  });

  // Of the game's countries, the median pair with a land border is 747 km apart, and any pair 7,303 km.
  it('is 81 % for median neighbors, and 40 % for a median pair', () => {
    expect([747, 7303].map(percentNear)).toEqual([81, 40]);
  });

  it('falls with every kilometre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_015 }), (km) => {
        expect(proximity(km)).toBeLessThan(proximity(km - 1));
      }),
    );
  });
});
