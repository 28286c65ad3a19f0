import { bearing as turfBearing } from '@turf/bearing';
import { distance as turfDistance } from '@turf/distance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  COMPASS_POINTS,
  compassPoint,
  greatCircleDistance,
  initialBearing,
  type Point,
  turnFromNorth,
} from '../../src/domain/geography';

const TURF_RADIUS_KM = 6371.0088;
const HALF_CIRCUMFERENCE_KM = Math.PI * 6371;

const at = (lat: number, lon: number): Point => ({ lat, lon });

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
/** Poles, equator and antimeridian, where formulas go wrong. */
const aSpecialPoint = fc.record({
  lat: fc.constantFrom(-90, -45, -0, 0, 45, 90),
  lon: fc.constantFrom(-180, -135, -90, -0, 0, 45, 90, 180),
});
const aPoint = fc.oneof(fc.record({ lat: degrees(90), lon: degrees(180) }), aSpecialPoint);

/** Between antipodes, turf may take the root of a negative number. */
const turfKm = (from: Point, to: Point) => {
  const km = (turfDistance([from.lon, from.lat], [to.lon, to.lat]) * 6371) / TURF_RADIUS_KM;
  return Number.isNaN(km) ? HALF_CIRCUMFERENCE_KM : km;
};
const antipode = ({ lat, lon }: Point) => at(-lat, lon > 0 ? lon - 180 : lon + 180);
/** The smaller angle between two bearings. */
const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

describe('the great-circle distance', () => {
  it("agrees with turf's to a metre, and is at most half the circumference", () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, other) => {
        for (const to of [other, antipode(from)]) {
          const km = greatCircleDistance(from, to);
          expect(Math.abs(km - turfKm(from, to))).toBeLessThan(1e-3);
          expect(km).toBeLessThanOrEqual(HALF_CIRCUMFERENCE_KM);
        }
      }),
    );
  });

  it('is exactly 0 from a place to itself, and precise to a metre', () => {
    const tower = at(48.8584, 2.2945);
    expect(greatCircleDistance(tower, { ...tower })).toBe(0);
    expect(greatCircleDistance(tower, at(48.858409, 2.2945))).toBeCloseTo(0.001, 5);
  });
});

describe('the initial bearing', () => {
  /** Two points whose bearing is well-defined: neither the same nor antipodes, to a kilometre. */
  const twoPoints = fc.tuple(aPoint, aPoint).filter(([from, to]) => {
    const km = turfKm(from, to);
    return km > 1 && km < HALF_CIRCUMFERENCE_KM - 1;
  });

  it("agrees with turf's", () => {
    fc.assert(
      fc.property(twoPoints, ([from, to]) => {
        const expected = turfBearing([from.lon, from.lat], [to.lon, to.lat]);
        expect(turn(initialBearing(from, to), expected)).toBeLessThan(1e-6);
      }),
    );
  });

  it('is at least 0, never -0, and less than 360, and 0 from any point to itself', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, to) => {
        for (const bearing of [initialBearing(from, to), initialBearing(from, antipode(from))]) {
          expect(bearing >= 0 && bearing < 360 && !Object.is(bearing, -0)).toBe(true);
        }
        expect(initialBearing(from, { ...from })).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the compass point', () => {
  it('is turned to from north by the shorter way', () => {
    expect(COMPASS_POINTS.map(turnFromNorth)).toEqual([0, 45, 90, 135, 180, -135, -90, -45]);
  });

  it('is the nearest one; of two equally near, the clockwise one', () => {
    COMPASS_POINTS.forEach((point, index) => {
      const edge = 45 * index + 22.5;
      const next = COMPASS_POINTS[index + 1] ?? 'N';
      expect([edge - 22.5, edge - 1e-9, edge].map(compassPoint)).toEqual([point, point, next]);
    });
  });
});
