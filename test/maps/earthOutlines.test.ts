import { expect, it } from 'vitest';

import { dotPath, EARTH_FRAME, earthPosition } from '../../src/maps/earthOutlines';

it('the outlines and the picture of the world have the same projection', () => {
  expect(EARTH_FRAME).toEqual({ width: 2560, height: 1920 });
  expect(earthPosition({ lat: 32, lon: 0 })).toEqual({ x: 1280, y: 960 });
  const [north, south] = [
    earthPosition({ lat: 70, lon: -180 }),
    earthPosition({ lat: -50, lon: 90 }),
  ];
  expect([north.x, south.x]).toEqual([0, 1920]);
  // https://mathworld.wolfram.com/MercatorProjection.html
  const northing = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  const radians = northing(70) - northing(-50);
  expect(south.y - north.y).toBeCloseTo((radians * EARTH_FRAME.width) / (2 * Math.PI));
});

it('a dot is a line of almost no length, which round ends make a disc', () => {
  expect(dotPath({ x: 12, y: 34 })).toBe('M12 34h.01');
});
