import { expect, it } from 'vitest';

import { placeLabels } from '../../../../src/pages/board/recap/placeLabels';

/** Two lines of 96 units, the longer of 193.6. */
const at = (x: number, y: number) => ({ x, y, lines: ['Eastland', '12 km'] });
const boxesOf = (points: ReturnType<typeof at>[]) =>
  placeLabels(points).map(({ x, y, anchor }) => ({
    left: anchor === 'start' ? x : x - 193.6,
    top: y - 48,
  }));

it('a text stands beside its point, where it is not cut off', () => {
  expect(placeLabels([at(100, 400)])).toEqual([{ x: 126, y: 400, anchor: 'start' }]);
  expect(placeLabels([at(1200, 400)])).toEqual([{ x: 1174, y: 400, anchor: 'end' }]);
  expect(placeLabels([at(100, 10)])).toEqual([{ x: 126, y: 58, anchor: 'start' }]);
});

it('the texts of points that lie close together cover neither one another nor a point', () => {
  const points = [at(600, 400), at(620, 410), at(640, 380), at(610, 430)];
  const boxes = boxesOf(points);
  for (const [index, { left, top }] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart = Math.abs(left - other.left) >= 193 || Math.abs(top - other.top) >= 96;
      expect(isApart).toBe(true);
    }
    const covered = points.filter(
      ({ x, y }) => x > left && x < left + 193 && y > top && y < top + 96,
    );
    expect(covered).toEqual([]);
  }
});
