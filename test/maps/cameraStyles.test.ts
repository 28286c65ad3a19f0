import { expect, it } from 'vitest';

import { transformOf, translateTo } from '../../src/maps/camera';

const CAMERA = { x: 0.5, y: 0.5, width: 0.25 };

it('a picture is moved by shares of the frame, and scaled', () => {
  expect(transformOf(CAMERA, CAMERA)).toBe('translate(0%, 0%) scale(1)');
  expect(transformOf(CAMERA, { x: 0.625, y: 0.125, width: 0.5 })).toBe(
    'translate(50%, -200%) scale(2)',
  );
});

it('a point is moved by the width of the frame, whose height is three quarters of it', () => {
  expect(translateTo(CAMERA, { lat: 0, lon: 45 })).toBe('50cqw 0cqw');
  // By definition of the projection, the map's edge is as far away in the north as in the east.
  const [x = NaN, y = NaN] = translateTo(CAMERA, { lat: -85.051129, lon: 180 })
    .split(' ')
    .map(parseFloat);
  expect([Math.abs(x), y]).toEqual([200, expect.closeTo(200, 4)]);
});
