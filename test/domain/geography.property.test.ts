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
} from '../../src/domain/geography';

const TURF_RADIUS_KM = 6371.0088;
const HALF_CIRCUMFERENCE_KM = Math.PI * 6371;

/** Poles, equator, antimeridian and the like, where formulas go wrong. */
const aSpecialPoint = fc.record({
  lat: fc.constantFrom(-90, -45, -0, 0, 45, 90),
  lon: fc.constantFrom(-180, -135, -90, -0, 0, 45, 90, 180),
});
const aPoint = fc.oneof(fc.record({ lat: degrees(90), lon: degrees(180) }), aSpecialPoint);
/** Two points whose bearing is well-defined: neither the same nor antipodes, to a kilometre. */
const twoPoints = fc.tuple(aPoint, aPoint).filter(([from, to]) => {
  const km = oracleKm(from, to);
  return km > 1 && km < HALF_CIRCUMFERENCE_KM - 1;
});
/** Points on a grid of 0.0001 degrees (11 m): the same or plainly apart. */
const aGridPoint = fc.oneof(
  fc.record({ lat: gridDegrees(90), lon: gridDegrees(180) }),
  aSpecialPoint,
);

function degrees(most: number) {
  return fc.double({ min: -most, max: most, noNaN: true });
}

function gridDegrees(most: number) {
  return fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((steps) => steps / 1e4);
}

function oracleKm(from: Point, to: Point): number {
  return (turfDistance([from.lon, from.lat], [to.lon, to.lat]) * 6371) / TURF_RADIUS_KM;
}

/** The smaller angle between two bearings. */
function turn(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}

function antipode({ lat, lon }: Point): Point {
  return { lat: -lat, lon: lon > 0 ? lon - 180 : lon + 180 };
}

function rotated({ lat, lon }: Point, by: number): Point {
  return { lat, lon: ((lon + by + 540) % 360) - 180 };
}

const mirroredEastWest = ({ lat, lon }: Point): Point => ({ lat, lon: -lon });
const mirroredNorthSouth = ({ lat, lon }: Point): Point => ({ lat: -lat, lon });

describe('the great-circle distance', () => {
  it("agrees with turf's, on a sphere of 6371 km, to a metre", () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, to) => {
        expect(Math.abs(greatCircleDistance(from, to) - oracleKm(from, to))).toBeLessThan(1e-3);
      }),
    );
  });

  it.each([
    ['London', { lat: 51.5074, lon: -0.1278 }, 'Sydney', { lat: -33.8688, lon: 151.2093 }],
    ['Tokyo', { lat: 35.6762, lon: 139.6503 }, 'Lima', { lat: -12.0464, lon: -77.0428 }],
    ['Suva', { lat: -18.1248, lon: 178.4501 }, 'Apia', { lat: -13.8507, lon: -171.7514 }],
    ['Quito', { lat: -0.1807, lon: -78.4678 }, 'Nairobi', { lat: -1.2921, lon: 36.8219 }],
    ['Rome', { lat: 41.9028, lon: 12.4964 }, 'Vatican City', { lat: 41.9029, lon: 12.4534 }],
  ])("from %s to %s agrees with turf's to a centimetre", (_from, from, _to, to) => {
    expect(greatCircleDistance(from, to)).toBeCloseTo(oracleKm(from, to), 5);
  });

  it('is the same there and back', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, to) => {
        expect(greatCircleDistance(from, to)).toBeCloseTo(greatCircleDistance(to, from), 9);
      }),
    );
  });

  it('is 0, to a micrometre, between two coordinates of one point and only there', () => {
    fc.assert(
      fc.property(aGridPoint, aGridPoint, (a, b) => {
        const sameMeridian = Math.abs(a.lon - b.lon) % 360 === 0 || Math.abs(a.lat) === 90;
        expect(greatCircleDistance(a, b) < 1e-9).toBe(a.lat === b.lat && sameMeridian);
      }),
      { numRuns: 1000 },
    );
  });

  it('is half the circumference between antipodes, and never more', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (point, other) => {
        const halfway = greatCircleDistance(point, antipode(point));
        expect(Math.abs(halfway - HALF_CIRCUMFERENCE_KM)).toBeLessThan(0.005);
        expect(greatCircleDistance(point, other)).toBeLessThanOrEqual(HALF_CIRCUMFERENCE_KM);
        expect(halfway).toBeLessThan(20_016);
      }),
    );
  });

  it('and a detour over a third point is never a shortcut', () => {
    fc.assert(
      fc.property(aPoint, aPoint, aPoint, (from, via, to) => {
        const detour = greatCircleDistance(from, via) + greatCircleDistance(via, to);
        expect(greatCircleDistance(from, to)).toBeLessThan(detour + 1e-3);
      }),
    );
  });

  it('does not change when the globe is turned or mirrored', () => {
    fc.assert(
      fc.property(aPoint, aPoint, degrees(180), (from, to, by) => {
        const km = greatCircleDistance(from, to);
        const turned = (point: Point) => rotated(point, by);
        for (const moved of [turned, mirroredEastWest, mirroredNorthSouth]) {
          expect(Math.abs(greatCircleDistance(moved(from), moved(to)) - km)).toBeLessThan(1e-3);
        }
      }),
    );
  });
});

describe('the initial bearing', () => {
  it("agrees with turf's", () => {
    fc.assert(
      fc.property(twoPoints, ([from, to]) => {
        const oracle = turfBearing([from.lon, from.lat], [to.lon, to.lat]);
        expect(turn(initialBearing(from, to), oracle)).toBeLessThan(1e-6);
      }),
    );
  });

  it('is at least 0, never -0, and less than 360, between antipodes too', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, to) => {
        for (const bearing of [initialBearing(from, to), initialBearing(from, antipode(from))]) {
          expect(bearing >= 0 && bearing < 360 && !Object.is(bearing, -0)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is 0 from any point to itself', () => {
    const holds = (point: Point) => initialBearing(point, { ...point }) === 0;
    fc.assert(fc.property(aPoint, holds));
  });

  it('does not change when the globe is turned', () => {
    fc.assert(
      fc.property(twoPoints, degrees(180), ([from, to], by) => {
        const bearing = initialBearing(rotated(from, by), rotated(to, by));
        expect(turn(bearing, initialBearing(from, to))).toBeLessThan(1e-6);
      }),
    );
  });

  it('swaps east and west, or north and south, when the globe is mirrored', () => {
    fc.assert(
      fc.property(twoPoints, ([from, to]) => {
        const bearing = initialBearing(from, to);
        const eastWest = initialBearing(mirroredEastWest(from), mirroredEastWest(to));
        expect(turn(eastWest, 360 - bearing)).toBeLessThan(1e-6);
        const northSouth = initialBearing(mirroredNorthSouth(from), mirroredNorthSouth(to));
        expect(turn(northSouth, 180 - bearing)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe('the arrow', () => {
  it('points along the one of the eight directions that is nearest to the bearing', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, to) => {
        const bearing = initialBearing(from, to);
        const middle = 45 * COMPASS_POINTS.indexOf(compassPoint(bearing));
        expect(turn(middle, bearing)).toBeLessThanOrEqual(22.5);
      }),
    );
  });

  it('points north to the north pole, from wherever', () => {
    fc.assert(
      fc.property(degrees(89), degrees(180), degrees(180), (lat, lon, poleLon) => {
        expect(compassPoint(initialBearing({ lat, lon }, { lat: 90, lon: poleLon }))).toBe('N');
      }),
    );
  });
});
