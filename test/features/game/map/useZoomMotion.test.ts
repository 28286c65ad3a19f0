import { expect, it } from 'vitest';

import { durationOf, isZoom } from '../../../../src/features/game/map/useZoomMotion';

it('a step takes 600 ms, and a way through levels no more than 2.5 s', () => {
  const [step, far] = [
    { from: 10, to: 20 },
    { from: 1, to: 128 },
  ];
  expect([step, far].map((motion) => durationOf(motion, false))).toEqual([600, 600]);
  expect([step, far].map((motion) => durationOf(motion, true))).toEqual([600, 2500]);
});

it.each([
  [8, true],
  [8.1, false],
  [1 / 8.1, false],
])(
  'to a picture %d times as wide, a step is a zoom: %s; a way through levels always is',
  (to, is) => {
    expect(isZoom({ from: 1, to }, false)).toBe(is);
    expect(isZoom({ from: 1, to }, true)).toBe(true);
  },
);
