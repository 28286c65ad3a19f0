import { expect, it } from 'vitest';

import { inUnits } from '../../src/domain/units';

it('a marathon is 26.2 miles, and stays 42.195 km', () => {
  expect(inUnits(42.195, 'mi')).toBeCloseTo(26.2188, 4);
  expect(inUnits(42.195, 'km')).toBe(42.195);
});
