import { expect, it } from 'vitest';

import { heightInUnits } from '../../src/domain/heights';

it('the Matterhorn is 14,692 feet high, or 4,478 m', () => {
  expect(heightInUnits(4478, 'mi')).toBeCloseTo(14_691.6, 1);
  expect(heightInUnits(4478, 'km')).toBe(4478);
});
