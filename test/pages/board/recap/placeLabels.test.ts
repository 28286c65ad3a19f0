import { expect, it } from 'vitest';

import { placeLabels } from '../../../../src/pages/board/recap/placeLabels';

const at = (x: number, y: number) => ({ x, y, width: 200, height: 80 });
const GAP = 26;

it('a text stands beside its point, where it is not cut off', () => {
  expect(placeLabels([at(100, 400)], GAP)).toEqual([{ x: 126, y: 400, anchor: 'start' }]);
  expect(placeLabels([at(1200, 400)], GAP)).toEqual([{ x: 1174, y: 400, anchor: 'end' }]);
  expect(placeLabels([at(100, 10)], GAP)).toEqual([{ x: 126, y: 50, anchor: 'start' }]);
});

it('the texts of points that lie close together cover neither one another nor a point', () => {
  const points = [at(600, 400), at(620, 410), at(640, 380), at(610, 430)];
  const boxes = placeLabels(points, GAP).map(({ x, y, anchor }) => ({
    left: anchor === 'start' ? x : x - 200,
    top: y - 40,
  }));
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart = Math.abs(one.left - other.left) >= 200 || Math.abs(one.top - other.top) >= 80;
      expect(isApart).toBe(true);
    }
  }
});
