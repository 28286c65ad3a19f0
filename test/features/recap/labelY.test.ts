import { expect, it } from 'vitest';

import { labelY } from '../../../src/features/recap/labelY';

type Marker = readonly [x: number, y: number];

const yAmong = (markers: readonly Marker[], y = 100) =>
  labelY(
    'Great Pyramid',
    { x: 320, y },
    markers.map(([x, y]) => ({ x, y })),
    330,
  );

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
