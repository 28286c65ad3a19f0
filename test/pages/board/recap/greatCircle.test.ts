import { expect, it } from 'vitest';

import { greatCircle } from '../../../../src/pages/board/recap/greatCircle';

it('the shortest way between two points of the north leads farther north', () => {
  const points = greatCircle({ lat: 50, lon: -100 }, { lat: 50, lon: 50 });
  expect(points[0]?.lat).toBeCloseTo(50, 9);
  expect(Math.max(...points.map(({ lat }) => lat))).toBeGreaterThan(75);
});

it('a way over a pole stays in Web Mercator', () => {
  const points = greatCircle({ lat: 80, lon: 0 }, { lat: 80, lon: 179 });
  expect(Math.max(...points.map(({ lat }) => lat))).toBe(85);
});
