import { expect, it } from 'vitest';

import { areaInUnits, heightInUnits, inUnits } from '../../src/domain/units';

it('a marathon is 26.2 miles, and stays 42.195 km', () => {
  expect(inUnits(42.195, 'mi')).toBeCloseTo(26.2188, 4);
  expect(inUnits(42.195, 'km')).toBe(42.195);
});
it('the Matterhorn is 14,692 feet high, or 4,478 m', () => {
  expect(heightInUnits(4478, 'mi')).toBeCloseTo(14_691.6, 1);
  expect(heightInUnits(4478, 'km')).toBe(4478);
});
it('Switzerland has 41,000 km², or 16,000 square miles', () => {
  expect([areaInUnits(41_285, 'km'), areaInUnits(41_285, 'mi')]).toEqual([41_000, 16_000]);
});
