import { expect, it } from 'vitest';

import { placeLabels } from '../../../../src/pages/board/recap/placeLabels';

const lines = ['Eastland', '12 km'];
const at = (x: number, y: number) => ({ x, y, lines });
/** Of two lines, with room for wide letters. */
const [WIDTH, HEIGHT] = [193.6 + 32, 108];
const START = { start: 0, middle: WIDTH / 2, end: WIDTH };

const boxesOf = (points: ReturnType<typeof at>[]) =>
  placeLabels(points).flatMap((label) =>
    label?.lines.length === 2
      ? [{ left: label.x - START[label.anchor], top: label.y - HEIGHT / 2 }]
      : [],
  );

it('a text stands beside its point, where it is whole', () => {
  expect(placeLabels([at(100, 400)])).toEqual([{ x: 126, y: 400, anchor: 'start', lines }]);
  expect(placeLabels([at(1200, 400)])).toEqual([{ x: 1174, y: 400, anchor: 'end', lines }]);
  expect(placeLabels([at(100, 10)])).toEqual([{ x: 126, y: 60, anchor: 'start', lines }]);
});

it('the texts of points that lie close together cover neither one another nor a point', () => {
  const points = [at(600, 400), at(620, 410), at(640, 380), at(610, 430)];
  const boxes = boxesOf(points);
  expect(boxes.length).toBeGreaterThan(2);
  for (const [index, { left, top }] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart = Math.abs(left - other.left) >= WIDTH || Math.abs(top - other.top) >= HEIGHT;
      expect(isApart).toBe(true);
    }
    const covered = points.filter(
      ({ x, y }) => x > left && x < left + WIDTH && y > top && y < top + HEIGHT,
    );
    expect(covered).toEqual([]);
  }
});

it('a text is clear of lines', () => {
  const yOf = (...lines: { x: number; y: number }[]) => placeLabels([at(100, 400)], lines)[0]?.y;
  expect(yOf()).toBe(400);
  expect(yOf({ x: 180, y: 440 })).toBe(400 - HEIGHT / 2);
});

it('a text loses its second line, or is left out, where there is no room', () => {
  const around = [-30, -10, 10, 30].flatMap((x) =>
    [-80, -40, 0, 40, 80].map((y) => ({ x: 640 + 4 * x, y: 480 + y })),
  );
  const [crossed] = placeLabels([at(640, 480)], around);
  expect(crossed?.lines).toEqual(['Eastland']);
  const dots = Array.from({ length: 160 }, (_, index) => ({
    x: 180 * (index % 8),
    y: 48 * Math.floor(index / 8),
    lines: [],
  }));
  expect(placeLabels([at(640, 480), ...dots])[0]).toBeUndefined();
});
