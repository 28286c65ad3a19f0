import { expect, it } from 'vitest';

import { labelPosition } from '../../../src/features/recap/labelPosition';

type Marker = readonly [x: number, y: number];

const SIZE = { width: 640, height: 330 };

const yAmong = (markers: readonly Marker[], y = 100) =>
  labelPosition(
    'Great Pyramid',
    { x: 320, y },
    markers.map(([x, y]) => ({ x, y })),
    SIZE,
  ).y;

it.each<[string, readonly Marker[], number]>([
  ['below its point', [], 136],
  ['above when a marker is below', [[330, 132]], 64],
  [
    'farther away when markers are below and above',
    [
      [320, 132],
      [320, 68],
    ],
    164,
  ],
  ['below although a marker is beside it', [[500, 136]], 136],
])('a name on the map stands %s', (_where, markers, y) => {
  expect(yAmong(markers)).toBe(y);
});

it('a name does not leave the map', () => {
  expect(yAmong([[320, 62]], 30)).toBe(94);
});

it.each([
  ['in the middle of its point', 'Great Pyramid', 320, 320],
  ['beside it at the left edge', 'Great Pyramid', 10, 78],
  ['beside it at the right edge', 'Great Pyramid', 630, 562],
  ['in the middle of the map when it is as long as that', 'x'.repeat(60), 10, 320],
])('a name on the map stands %s', (_where, name, x, expected) => {
  expect(labelPosition(name, { x, y: 100 }, [], SIZE).x).toBe(expected);
});
