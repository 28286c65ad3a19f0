import { geoOrthographic } from 'd3-geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Point, toRadians } from '../../../../src/domain/geography';
import {
  dragged,
  inertia,
  MAX_ZOOM,
  neared,
  TURN_ONCE,
  turned,
  turnTo,
  type View,
  viewAfter,
} from '../../../../src/features/earth/globe/turns';

const aView = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true, maxExcluded: true }),
  zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
});
const FIJI = { lat: -18, lon: 178, zoom: 1 };
const SAMOA = { lat: -14, lon: -172, zoom: 1 };

describe('turning to a point', () => {
  it('starts where it is and ends there', () => {
    fc.assert(
      fc.property(aView, aView, (from, to) => {
        const turn = turnTo(from, to);
        for (const [ms, point] of [
          [0, from],
          [turn.duration, to],
        ] as const) {
          const { lat, lon, zoom } = viewAfter(ms, from, turn);
          expect(zoom).toBeCloseTo(point.zoom);
          expect(lat).toBeCloseTo(point.lat);
          expect(Math.cos(toRadians(lon - point.lon))).toBeCloseTo(1);
        }
      }),
    );
  });

  it('takes the shorter way, across the antimeridian if that is shorter', () => {
    const turn = turnTo(FIJI, SAMOA);
    expect(turn.by).toEqual({ lat: 4, lon: 10 });
    expect(turn.duration).toBeLessThan(turnTo(FIJI, { lat: -18, lon: 90, zoom: 1 }).duration);
  });
});

it('turning stops short of the poles, and goes on across the antimeridian', () => {
  expect(turned({ lat: 80, lon: 170, zoom: 2 }, { lat: 20, lon: 20 })).toEqual({
    lat: 85,
    lon: -170,
    zoom: 2,
  });
});

it('a globe that is let go turns on as fast, then slower and slower, and stops', () => {
  const turn = inertia({ lat: 0, lon: -0.1 });
  const lonAfter = (ms: number) => viewAfter(ms, { lat: 0, lon: 0, zoom: 1 }, turn).lon;
  expect(lonAfter(1)).toBeCloseTo(-0.1);
  const ways = [0, 1, 2, 3, 4].map((part) => lonAfter((part * turn.duration) / 4));
  const steps = ways.slice(1).map((lon, index) => (ways[index] ?? 0) - lon);
  expect(steps).toEqual(steps.toSorted((a, b) => b - a));
  expect(steps.at(-1)).toBeGreaterThan(0);
  expect(lonAfter(2 * turn.duration)).toBe(lonAfter(turn.duration));
});

it('a newcomer’s globe turns once, eastward, back to where it was', () => {
  const start = { lat: 15, lon: 10, zoom: 1 };
  expect(viewAfter(1000, start, TURN_ONCE).lon).toBeLessThan(10);
  expect(viewAfter(TURN_ONCE.duration, start, TURN_ONCE)).toEqual(start);
});

describe('a drag', () => {
  it('moves the centre with the pointer', () => {
    const quarter = (Math.PI / 2) * 300;
    expect(dragged({ lat: 0, lon: 0, zoom: 1 }, quarter, 0, 300)).toEqual({ lat: 0, lon: -90 });
    expect(dragged({ lat: 0, lon: 0, zoom: 1 }, 0, quarter, 300)).toEqual({ lat: 90, lon: -0 });
  });

  it('turns farther where parallels are shorter', () => {
    const lonAt = (lat: number) => dragged({ lat, lon: 0, zoom: 1 }, 1, 0, 300).lon;
    expect(lonAt(60) / lonAt(0)).toBeCloseTo(2);
    expect(lonAt(85) / lonAt(0)).toBeLessThan(4);
  });

  it('turns less from near, so that the ground stays below the pointer', () => {
    expect(dragged({ lat: 0, lon: 0, zoom: 4 }, 100, 0, 300).lon).toBeCloseTo(
      dragged({ lat: 0, lon: 0, zoom: 1 }, 25, 0, 300).lon,
    );
  });
});

describe('nearing', () => {
  const RADIUS = 300;
  /** Where a point is seen, in pixels to the right of the middle and down. */
  const seen = ({ lat, lon, zoom }: View, point: Point) => {
    const projection = geoOrthographic()
      .rotate([-lon, -lat])
      .scale(zoom * RADIUS)
      .translate([0, 0]);
    return projection([point.lon, point.lat]) ?? [];
  };

  it('keeps the ground where the fingers are', () => {
    const from = { lat: 0, lon: 10, zoom: 1.5 };
    const [right = 0, down = 0] = seen(from, { lat: 8, lon: 20 });
    const [x = 0, y = 0] = seen(neared(from, 1.1, right, down, RADIUS), { lat: 8, lon: 20 });
    expect(Math.hypot(x - right, y - down)).toBeLessThan(2);
  });

  it('ends at the whole Earth, and where there is no more to see', () => {
    fc.assert(
      fc.property(aView, fc.double({ min: 0.01, max: 100, noNaN: true }), (view, by) => {
        const { zoom } = neared(view, by, 30, 40, RADIUS);
        expect(zoom).toBeCloseTo(Math.min(MAX_ZOOM, Math.max(1, view.zoom * by)));
      }),
    );
  });
});
