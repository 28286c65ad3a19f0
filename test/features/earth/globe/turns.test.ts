import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toRadians } from '../../../../src/domain/geography';
import {
  centreAfter,
  dragged,
  inertia,
  TURN_ONCE,
  turned,
  turnTo,
} from '../../../../src/features/earth/globe/turns';

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
        const turn = turnTo(from, to);
        for (const [ms, point] of [
          [0, from],
          [turn.duration, to],
        ] as const) {
          const { lat, lon } = centreAfter(ms, from, turn);
          expect(lat).toBeCloseTo(point.lat);
          expect(Math.cos(toRadians(lon - point.lon))).toBeCloseTo(1);
        }
      }),
    );
  });

  it('takes the shorter way, across the antimeridian if that is shorter', () => {
    const turn = turnTo(FIJI, SAMOA);
    expect(turn.by).toEqual({ lat: 4, lon: 10 });
    expect(turn.duration).toBeLessThan(turnTo(FIJI, { lat: -18, lon: 90 }).duration);
  });
});

it('turning stops short of the poles, and goes on across the antimeridian', () => {
  expect(turned({ lat: 80, lon: 170 }, { lat: 20, lon: 20 })).toEqual({ lat: 85, lon: -170 });
});

it('a globe that is let go turns on as fast, then slower and slower, and stops', () => {
  const turn = inertia({ lat: 0, lon: -0.1 });
  const lonAfter = (ms: number) => centreAfter(ms, { lat: 0, lon: 0 }, turn).lon;
  expect(lonAfter(1)).toBeCloseTo(-0.1);
  const ways = [0, 1, 2, 3, 4].map((part) => lonAfter((part * turn.duration) / 4));
  const steps = ways.slice(1).map((lon, index) => (ways[index] ?? 0) - lon);
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(steps.at(-1)).toBeGreaterThan(0);
  expect(lonAfter(2 * turn.duration)).toBe(lonAfter(turn.duration));
});

it('a newcomer’s globe turns once, eastward, back to where it was', () => {
  const start = { lat: 15, lon: 10 };
  expect(centreAfter(1000, start, TURN_ONCE).lon).toBeLessThan(10);
  expect(centreAfter(TURN_ONCE.duration, start, TURN_ONCE)).toEqual(start);
});

describe('a drag', () => {
  it('moves the centre with the pointer', () => {
    const quarter = (Math.PI / 2) * 300;
    expect(dragged({ lat: 0, lon: 0 }, quarter, 0, 300)).toEqual({ lat: 0, lon: -90 });
    expect(dragged({ lat: 0, lon: 0 }, 0, quarter, 300)).toEqual({ lat: 90, lon: -0 });
  });

  it('turns farther where parallels are shorter', () => {
    const lonAt = (lat: number) => dragged({ lat, lon: 0 }, 1, 0, 300).lon;
    expect(lonAt(60) / lonAt(0)).toBeCloseTo(2);
    expect(lonAt(85) / lonAt(0)).toBeLessThan(4);
  });
});
