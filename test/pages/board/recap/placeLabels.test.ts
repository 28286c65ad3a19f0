import { describe, expect, it } from 'vitest';

import {
  areaAround,
  dotArea,
  type Labelled,
  placeLabels,
} from '../../../../src/pages/board/recap/placeLabels';

const lines = ['Eastland', '12 km'];
const dotAt = (x: number, y: number): Labelled => ({ x, y, lines, fontSize: 44, hasDot: true });
/** Of two lines, with room for wide letters; the text starts 6 pixels inside. */
const [WIDTH, HEIGHT] = [193.6 + 20, 108.8];
const LEFT = { start: 6, middle: WIDTH / 2, end: WIDTH - 6 };

const labelsOf = (points: Labelled[], taken: Parameters<typeof placeLabels>[1] = []) => {
  const labels = placeLabels(points, taken);
  return points.map((point) => labels.get(point));
};
const areasOf = (points: Labelled[]) =>
  labelsOf(points).flatMap((label) => {
    if (label?.lines.length !== 2) return [];
    const [left, top] = [label.x - LEFT[label.anchor], label.y - HEIGHT / 2];
    return [{ left, top, right: left + WIDTH, bottom: top + HEIGHT }];
  });

describe('the label of a dot', () => {
  it.each([
    [100, 400, { x: 122, y: 400, anchor: 'start' }],
    [1200, 400, { x: 1178, y: 400, anchor: 'end' }],
    [100, 10, { x: 122, y: expect.closeTo(60.4) as number, anchor: 'start' }],
  ])('stands beside it, where it is whole: %i, %i', (x, y, label) => {
    expect(labelsOf([dotAt(x, y)])).toMatchObject([{ ...label, lines, leader: [] }]);
  });

  it('covers neither another one nor a dot where they lie close together', () => {
    const points = [dotAt(600, 400), dotAt(620, 410), dotAt(640, 380), dotAt(610, 430)];
    const areas = areasOf(points);
    expect(areas).toHaveLength(4);
    for (const [index, area] of areas.entries()) {
      const others = [...areas.slice(index + 1), ...points.map((point) => areaAround(point, 1, 1))];
      for (const other of others) {
        const gap = Math.max(
          Math.max(area.left - other.right, other.left - area.right),
          Math.max(area.top - other.bottom, other.top - area.bottom),
        );
        expect(gap).toBeGreaterThan(-1e-9);
      }
    }
  });

  it('is clear of lines', () => {
    const yOf = (...line: { x: number; y: number }[]) =>
      labelsOf([dotAt(100, 400)], line.map(dotArea))[0]?.y;
    expect(yOf()).toBe(400);
    expect(yOf({ x: 180, y: 440 })).toBeLessThan(440 - HEIGHT / 2);
  });

  it('loses its second line, or is left out, where there is no room', () => {
    const rows = Array.from({ length: 11 }, (_, row) => dotAt(1000, 95 * row).y);
    const walls = rows.map((y) => ({ left: 0, right: 1280, top: y - 13, bottom: y + 13 }));
    expect(labelsOf([dotAt(640, 47)], walls)).toMatchObject([{ lines: ['Eastland'] }]);
    expect(labelsOf([dotAt(640, 47)], [{ left: 0, top: 0, right: 1280, bottom: 960 }])).toEqual([
      undefined,
    ]);
  });
});
