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
const dms = (degrees: number, minutes: number, seconds = 0) =>
  degrees + minutes / 60 + seconds / 3600;

const NORTH_POLE = at(90, 0);
const SOUTH_POLE = at(-90, 0);
// E. Williams, Aviation Formulary, worked examples: 0.623585 radians apart, course 1.150035.
const LAX = at(dms(33, 57), -dms(118, 24));
const JFK = at(dms(40, 38), -dms(73, 47));
// C. Veness, Movable Type Scripts, "Calculate distance, bearing and more": the page's example,
// R = 6371 km: 968.9 km, initial bearing 009°07′11″.
const LANDS_END = at(dms(50, 3, 59), -dms(5, 42, 53));
const JOHN_O_GROATS = at(dms(58, 38, 38), -dms(3, 4, 12));

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
/** Poles, equator, antimeridian and the like, where formulas go wrong. */
const aSpecialPoint = fc.record({
  lat: fc.constantFrom(-90, -45, -0, 0, 45, 90),
  lon: fc.constantFrom(-180, -135, -90, -0, 0, 45, 90, 180),
});
const aPoint = fc.oneof(fc.record({ lat: degrees(90), lon: degrees(180) }), aSpecialPoint);

const turfKm = (from: Point, to: Point) =>
  (turfDistance([from.lon, from.lat], [to.lon, to.lat]) * 6371) / TURF_RADIUS_KM;
const antipode = ({ lat, lon }: Point) => at(-lat, lon > 0 ? lon - 180 : lon + 180);
/** The smaller angle between two bearings. */
const turn = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

describe('the great-circle distance', () => {
  it("agrees with turf's, on a sphere of 6371 km, to a metre", () => {
    fc.assert(
      fc.property(aPoint, aPoint, (from, to) => {
        expect(Math.abs(greatCircleDistance(from, to) - turfKm(from, to))).toBeLessThan(1e-3);
      }),
    );
  });

  it.each([
    ['Los Angeles to New York', LAX, JFK, 0.623585 * 6371],
    ["Land's End to John o' Groats", LANDS_END, JOHN_O_GROATS, 968.9],
  ])('agrees with the published example %s', (_, from, to, km) => {
    expect(Math.abs(greatCircleDistance(from, to) - km)).toBeLessThan(0.06);
  });

  it('is exactly 0 from a place to itself, and tells a metre from two', () => {
    const tower = at(48.8584, 2.2945);
    expect(greatCircleDistance(tower, { ...tower })).toBe(0);
    expect(greatCircleDistance(tower, at(48.858409, 2.2945))).toBeCloseTo(0.001, 5);
    expect(greatCircleDistance(tower, at(48.858418, 2.2945))).toBeCloseTo(0.002, 5);
  });

  it('is never more than half the circumference, between antipodes neither', () => {
    fc.assert(
      fc.property(aPoint, aPoint, (point, other) => {
        for (const to of [other, antipode(point)]) {
          expect(greatCircleDistance(point, to)).toBeLessThanOrEqual(HALF_CIRCUMFERENCE_KM);
        }
      }),
    );
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

  it.each([
    ['Los Angeles to New York', LAX, JFK, (1.150035 * 180) / Math.PI, 4],
    ["Land's End to John o' Groats", LANDS_END, JOHN_O_GROATS, dms(9, 7, 11), 3],
    // Movable Type Scripts: Baghdad to Osaka starts on a heading of 60° and ends on 120°.
    ['Baghdad to Osaka', at(35, 45), at(35, 135), 60, 0],
    ['Osaka to Baghdad, the end turned round', at(35, 135), at(35, 45), 120 + 180, 0],
  ])('agrees with the published example %s', (_, from, to, expected, digits) => {
    expect(initialBearing(from, to)).toBeCloseTo(expected, digits);
  });

  it.each([
    ['eastwards across the antimeridian', at(0, 179), at(0, -179), 90],
    ['to the north pole', at(20, 30), NORTH_POLE, 0],
    ['from the north pole down its own meridian', NORTH_POLE, at(20, 0), 180],
    ['from the south pole up its own meridian', SOUTH_POLE, at(20, 0), 0],
  ])('%s', (_, from, to, expected) => {
    // The bearing to a pole comes out a hair to either side of north.
    expect(turn(initialBearing(from, to), expected)).toBeCloseTo(0, 9);
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
  it('is turned to from north the shorter way', () => {
    expect(COMPASS_POINTS.map(turnFromNorth)).toEqual([0, 45, 90, 135, 180, -135, -90, -45]);
  });

  it('of the middle of each sector is its own, clockwise from north', () => {
    expect(COMPASS_POINTS).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
    expect([0, 45, 90, 135, 180, 225, 270, 315].map(compassPoint)).toEqual(COMPASS_POINTS);
    expect([359.9, 360 - 1e-12, 0, 0.1].map(compassPoint)).toEqual(['N', 'N', 'N', 'N']);
  });

  it.each([
    [22.5, 'N', 'NE'],
    [67.5, 'NE', 'E'],
    [112.5, 'E', 'SE'],
    [157.5, 'SE', 'S'],
    [202.5, 'S', 'SW'],
    [247.5, 'SW', 'W'],
    [292.5, 'W', 'NW'],
    [337.5, 'NW', 'N'],
  ])('changes at %f from %s to %s, the edge being the clockwise one', (edge, before, after) => {
    const around = [edge - 1e-9, edge, edge + 1e-9];
    expect(around.map(compassPoint)).toEqual([before, after, after]);
  });
});
