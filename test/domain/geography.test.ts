import { describe, expect, it } from 'vitest';

import {
  COMPASS_POINTS,
  compassPoint,
  greatCircleDistance,
  initialBearing,
  type Point,
} from '../../src/domain/geography';

const at = (lat: number, lon: number): Point => ({ lat, lon });
const dms = (degrees: number, minutes: number, seconds = 0) =>
  degrees + minutes / 60 + seconds / 3600;

const NORTH_POLE = at(90, 0);
const SOUTH_POLE = at(-90, 0);
const NULL_ISLAND = at(0, 0);

// E. Williams, Aviation Formulary, worked examples: 0.623585 radians apart, course 1.150035.
const LAX = at(dms(33, 57), -dms(118, 24));
const JFK = at(dms(40, 38), -dms(73, 47));
// C. Veness, Movable Type Scripts, "Calculate distance, bearing and more": the page's example,
// R = 6371 km: 968.9 km, initial bearing 009°07′11″.
const LANDS_END = at(dms(50, 3, 59), -dms(5, 42, 53));
const JOHN_O_GROATS = at(dms(58, 38, 38), -dms(3, 4, 12));

describe('the great-circle distance', () => {
  it.each([
    ['along a degree of the equator', NULL_ISLAND, at(0, 1), 111.195],
    ['along a degree across the antimeridian', at(0, 179.5), at(0, -179.5), 111.195],
    ['along a degree of a meridian', at(50, 7), at(51, 7), 111.195],
    ['from pole to equator, a quarter of 2πR', NORTH_POLE, at(0, 77), 10_007.543],
    ['from pole to pole, half of 2πR', NORTH_POLE, SOUTH_POLE, 20_015.087],
    ['to the antipode on the equator', at(0, -90), at(0, 90), 20_015.087],
    // Here the haversine comes out a hair above 1.
    ['to an antipode off the equator', at(8, 50), at(-8, -130), 20_015.087],
    ['over the pole, 60 degrees of a meridian', at(60, 0), at(60, 180), 6671.696],
    ['from a pole to the same pole', NORTH_POLE, at(90, 123), 0],
    ['from longitude 180 to longitude -180', at(45, 180), at(45, -180), 0],
  ])('%s', (_, from, to, km) => {
    expect(greatCircleDistance(from, to)).toBeCloseTo(km, 3);
  });

  it.each([
    ['Los Angeles to New York', LAX, JFK, 0.623585 * 6371],
    ["Land's End to John o' Groats", LANDS_END, JOHN_O_GROATS, 968.9],
  ])('agrees with the published example %s', (_, from, to, km) => {
    expect(Math.abs(greatCircleDistance(from, to) - km)).toBeLessThan(0.06);
  });

  it('is exactly 0 from a place to itself', () => {
    expect(greatCircleDistance(LAX, { ...LAX })).toBe(0);
  });

  it('tells a metre from two', () => {
    const metre = greatCircleDistance(at(48.8584, 2.2945), at(48.858409, 2.2945));
    expect(metre).toBeCloseTo(0.001, 5);
    expect(greatCircleDistance(at(48.8584, 2.2945), at(48.858418, 2.2945))).toBeCloseTo(0.002, 5);
  });
});

describe('the initial bearing', () => {
  // A point a quarter of the globe away from the equator at bearing b has latitude 90 - b.
  it.each([
    ['north', at(45, 0), 0],
    ['north-east', at(45, 90), 45],
    ['east', at(0, 90), 90],
    ['south-east', at(-45, 90), 135],
    ['south', at(-45, 0), 180],
    ['south-west', at(-45, -90), 225],
    ['west', at(0, -90), 270],
    ['north-west', at(45, -90), 315],
  ])('to the %s', (_, to, degrees) => {
    expect(initialBearing(NULL_ISLAND, to)).toBeCloseTo(degrees, 9);
  });

  it.each([
    ['eastwards across the antimeridian', at(0, 179), at(0, -179), 90],
    ['westwards across the antimeridian', at(0, -179), at(0, 179), 270],
    ['north-east across the antimeridian', at(0, 170), at(45, -100), 45],
    ['north-west across the antimeridian', at(0, -170), at(45, 100), 315],
    ['to the north pole', at(20, 30), NORTH_POLE, 0],
    ['to the south pole', at(20, 30), at(-90, 30), 180],
    ['from the north pole down its own meridian', NORTH_POLE, at(20, 0), 180],
    ['from the south pole up its own meridian', SOUTH_POLE, at(20, 0), 0],
    ['from pole to pole', NORTH_POLE, SOUTH_POLE, 180],
    ['from a place to itself', LAX, { ...LAX }, 0],
    ['from a pole to itself', SOUTH_POLE, { ...SOUTH_POLE }, 0],
  ])('%s', (_, from, to, degrees) => {
    const bearing = initialBearing(from, to);
    // The bearing to a pole comes out a hair to either side of north.
    expect(bearing > 359.999 ? bearing - 360 : bearing).toBeCloseTo(degrees, 9);
  });

  it.each([
    ['Los Angeles to New York', LAX, JFK, (1.150035 * 180) / Math.PI, 4],
    ["Land's End to John o' Groats", LANDS_END, JOHN_O_GROATS, dms(9, 7, 11), 3],
    // Movable Type Scripts: Baghdad to Osaka starts on a heading of 60° and ends on 120°.
    ['Baghdad to Osaka', at(35, 45), at(35, 135), 60, 0],
    ['Osaka to Baghdad, the end turned round', at(35, 135), at(35, 45), 120 + 180, 0],
  ])('agrees with the published example %s', (_, from, to, degrees, digits) => {
    expect(initialBearing(from, to)).toBeCloseTo(degrees, digits);
  });
});

describe('the compass point', () => {
  it('of the middle of each sector is its own', () => {
    const middles = [0, 45, 90, 135, 180, 225, 270, 315];
    expect(middles.map(compassPoint)).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
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

  it('is N on both sides of north', () => {
    expect([359.9, 360 - 1e-12, 0, 0.1].map(compassPoint)).toEqual(['N', 'N', 'N', 'N']);
  });

  it('is one of eight, clockwise from north', () => {
    expect(COMPASS_POINTS).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);
  });
});
