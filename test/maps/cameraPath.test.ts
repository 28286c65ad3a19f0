import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { boxIn, contains } from '../../src/maps/camera';
import { cameraPath, overlaps } from '../../src/maps/cameraPath';
import type { Extent } from '../../src/maps/webMercator';

const near = (value: number): unknown => expect.closeTo(value, 6);

const NEAR: Extent = { x: 0.3, y: 0.4, width: 0.01 };

/** In hundredths: d3 loses digits where boxes of different widths have nearly one centre. */
const aShare = fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100);
const aBox = fc.record({ x: aShare, y: aShare, width: aShare });

describe('the path of the camera', () => {
  it('leads from the one box to the other, in as many seconds as back, at most 2.5', () => {
    fc.assert(
      fc.property(aBox, aBox, (from, to) => {
        const { cameras, duration } = cameraPath(from, to);
        const [first, last] = [cameras[0], cameras.at(-1)].map((box) => box && boxIn(to, box));
        const start = boxIn(to, from);
        expect(Math.abs(first?.x ?? NaN)).toBeCloseTo(Math.abs(start.x), 6);
        expect(first).toMatchObject({ y: near(start.y), scale: near(start.scale) });
        expect(last).toEqual({ x: near(0), y: near(0), scale: near(1) });
        expect(duration).toBeCloseTo(cameraPath(to, from).duration, 3);
        expect(duration).toBeLessThanOrEqual(2_500);
      }),
    );
  });

  it.each([
    ['out', 0.08, [0.02, 0.04]],
    ['in', 0.00125, [0.005, 0.0025]],
  ])('passes each level in half a second on the way %s', (_, width, between) => {
    const { at, duration } = cameraPath(NEAR, { ...NEAR, width });
    expect([1 / 3, 2 / 3].map((part) => at(part).width)).toEqual(between.map(near));
    expect(Math.round(duration)).toBe(1470);
  });

  it('rises on the way to a far box, and falls again', () => {
    const { at, cameras } = cameraPath(NEAR, { ...NEAR, x: 0.6 });
    expect(Math.max(...cameras.map(({ width }) => width))).toBeCloseTo(at(0.5).width, 6);
    expect(at(0.5).width).toBeGreaterThan(0.3);
  });

  it('shows nothing on the way to a box that holds the first but what is in it', () => {
    const outer: Extent = { x: 0.35, y: 0.45, width: 0.2 };
    const { cameras } = cameraPath(NEAR, outer);
    expect(cameras.slice(0, -1).filter((camera) => !contains(outer, camera))).toEqual([]);
  });

  it('takes the shorter way round the world', () => {
    const { at } = cameraPath({ ...NEAR, x: 0.95 }, { ...NEAR, x: 0.05 });
    expect(at(0.5).x).toBeCloseTo(0, 6);
  });
});

it('boxes overlap if they share more than an edge', () => {
  const box = { x: 0.25, y: 0.5, width: 0.25 };
  expect(overlaps(box, { ...box, x: 0.4375 })).toBe(true);
  expect(overlaps(box, { ...box, x: 0.5 })).toBe(false);
  expect(overlaps(box, { ...box, x: 0.625 })).toBe(false);
});
