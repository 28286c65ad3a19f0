import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  coast,
  coastTo,
  pulled,
  turned,
  turnOnce,
  turnTo,
} from '../../../../src/features/earth/globe/motions';

const aPoint = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true, maxExcluded: true }),
});
const FIJI = { lat: -18, lon: 178 };
const SAMOA = { lat: -14, lon: -172 };

describe('turning to a point', () => {
  it('starts where it is and ends there', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, to) => {
        for (const { duration, at } of [turnTo(from, to), coastTo(from, to)]) {
          if (duration > 0) expect(at(0).lat).toBeCloseTo(from.lat);
          expect(at(duration)).toEqual(to);
        }
      }),
    );
  });

  it('takes the shorter way, across the antimeridian if that is shorter', () => {
    const { duration, at } = turnTo(FIJI, SAMOA);
    expect(at(duration / 2)).toEqual({ lat: -16, lon: expect.closeTo(-177) as number });
    expect(duration).toBeLessThan(turnTo(FIJI, { lat: -18, lon: 90 }).duration);
  });

  it('takes no time if nothing is to be turned', () => {
    expect(turnTo(FIJI, FIJI).duration).toBe(0);
  });
});

it('turning stops short of the poles, and goes on across the antimeridian', () => {
  expect(turned({ lat: 80, lon: 170 }, { lat: 20, lon: 20 })).toEqual({ lat: 85, lon: -170 });
});

it('a globe that is let go turns on, slower and slower, and stops', () => {
  const { duration, at } = coast({ lat: 0, lon: 0 }, { lat: 0, lon: -0.1 });
  const ways = [0, 1, 2, 3, 4].map((part) => at((part * duration) / 4).lon);
  const steps = ways.slice(1).map((lon, index) => (ways[index] ?? 0) - lon);
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(steps.at(-1)).toBeGreaterThan(0);
  expect(coast(FIJI, { lat: 0, lon: 0.001 }).duration).toBe(0);
});

it('a newcomer’s globe turns once, eastward, back to where it was', () => {
  const { duration, at } = turnOnce({ lat: 15, lon: 10 });
  expect(at(duration / 4).lon).toBeLessThan(10);
  expect(at(duration)).toEqual({ lat: 15, lon: expect.closeTo(10) as number });
});

describe('a pull', () => {
  it('moves the centre with the pointer', () => {
    const quarter = (Math.PI / 2) * 300;
    expect(pulled({ lat: 0, lon: 0 }, quarter, 0, 300)).toEqual({ lat: 0, lon: -90 });
    expect(pulled({ lat: 0, lon: 0 }, 0, quarter, 300)).toEqual({ lat: 90, lon: -0 });
  });

  it('turns farther where parallels are shorter', () => {
    const lonAt = (lat: number) => pulled({ lat, lon: 0 }, 1, 0, 300).lon;
    expect(lonAt(60) / lonAt(0)).toBeCloseTo(2);
    expect(lonAt(85) / lonAt(0)).toBeLessThan(4);
  });
});
