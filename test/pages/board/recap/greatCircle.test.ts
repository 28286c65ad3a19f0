import { expect, it } from 'vitest';

import type { Point } from '../../../../src/domain/geography';
import { framePosition } from '../../../../src/maps/camera';
import { WORLD_BOX } from '../../../../src/maps/worldPicture';
import { greatCirclePath } from '../../../../src/pages/board/recap/greatCircle';

const path = (from: Point, to: Point) =>
  greatCirclePath(from, to, (point) => framePosition(WORLD_BOX, point));
const heights = (data: string) =>
  [...data.matchAll(/[ML]\S+ (\S+?)(?=[ML]|$)/g)].map(([, y]) => Number(y));

it('the shortest way between two points of the north leads farther north', () => {
  const [start = 0, ...others] = heights(path({ lat: 50, lon: -100 }, { lat: 50, lon: 50 }));
  expect(Math.min(...others)).toBeLessThan(start - 100);
});

it('a way over the antimeridian leaves at one edge and comes back at the other', () => {
  expect(path({ lat: 20, lon: 170 }, { lat: 20, lon: -170 }).match(/M/g)).toHaveLength(2);
  expect(path({ lat: 20, lon: 10 }, { lat: 20, lon: -10 }).match(/M/g)).toHaveLength(1);
});

it('a way over a pole stays in Web Mercator', () => {
  const ys = heights(path({ lat: 80, lon: 0 }, { lat: 80, lon: 179 }));
  expect(ys.every((y) => Number.isFinite(y) && y > -200)).toBe(true);
});
