import { geoInterpolate, geoPath } from 'd3-geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import countries from '../../../src/data/countries_with_mapLocations.json';
import type { Country } from '../../../src/domain/countries';
import { greatCircleDistance, type Point } from '../../../src/domain/geography';
import { projectionOf } from '../../../src/features/recap/mapProjection';
import { type Position, recapGeometry, regionOf } from '../../../src/features/recap/recapGeometry';
import { aRound, COUNTRIES, EASTLAND, NORTHLAND, ORIGIN } from '../../support/builders';

const named = (name: string): Country => {
  const country = countries.find((country) => country.name === name);
  if (!country) throw new Error(`no ${name}`);
  return country;
};

describe('the map of a round', () => {
  it('has a line from each wrong guess to the answer, longitudes first', () => {
    const { target, misses } = recapGeometry(aRound(EASTLAND, NORTHLAND, ORIGIN), COUNTRIES);
    expect(target).toEqual([10, 0]);
    expect(misses.map(({ position }) => position)).toEqual([
      [0, 10],
      [0, 0],
    ]);
    expect(misses.map(({ line }) => line.coordinates)).toEqual([
      [[0, 10], target],
      [[0, 0], target],
    ]);
  });

  it('has no line for the right guess', () => {
    const { misses } = recapGeometry(aRound(EASTLAND, NORTHLAND, EASTLAND), COUNTRIES);
    expect(misses.map(({ number }) => number)).toEqual([1]);
  });

  it('leaves out guesses of unknown countries and keeps the numbers of the others', () => {
    const round = aRound(EASTLAND, ORIGIN, NORTHLAND);
    const { misses } = recapGeometry(round, [EASTLAND, NORTHLAND]);
    expect(misses.map(({ number }) => number)).toEqual([2]);
  });

  it.each(['Fiji', 'New Zealand', 'Kiribati', 'Samoa', 'Portugal', 'Iceland'])(
    'cuts no line to %s in two',
    (name) => {
      const answer = named(name);
      for (const guess of countries.filter((country) => country.name !== name)) {
        const geometry = recapGeometry(aRound(answer, guess), countries);
        const path = geometry.misses.map(({ line }) => geoPath(projectionOf(geometry))(line));
        expect(path.join().split('M')).toHaveLength(2);
      }
    },
  );

  it('of the whole world has the answer’s meridian in the middle', () => {
    const geometry = recapGeometry(aRound(named('Fiji'), named('Norway')), countries);
    expect(geometry.region).toBeNull();
    expect(projectionOf(geometry)(geometry.target)?.[0]).toBeCloseTo(320, 6);
  });
});

describe('the map of a region', () => {
  /** What it shows around a point, as `regionOf` and the projection have it. */
  const around = (answer: Point, ...points: Point[]) => {
    const region = regionOf(answer, points);
    const target: Position = [answer.lon, answer.lat];
    const projection = projectionOf({ target, misses: [], region });
    const project = (position: Position) => {
      const [x, y] = projection(position) ?? [NaN, NaN];
      return { x, y };
    };
    return { region, target, project };
  };
  /** An answer, and points that are up to some 3,000 km from it. */
  const nearby = fc
    .tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -180, max: 180 }))
    .chain(([lat, lon]) => {
      const near = fc.record({
        lat: fc.integer({ min: -12, max: 12 }).map((by) => lat + by),
        lon: fc.integer({ min: -20, max: 20 }).map((by) => ((lon + by + 540) % 360) - 180),
      });
      return fc.tuple(fc.constant({ lat, lon }), fc.array(near, { maxLength: 6 }));
    });

  it('holds the answer and the guesses with the lines between them, and room around', () => {
    fc.assert(
      fc.property(nearby, ([answer, points]) => {
        const { region, target, project } = around(answer, ...points);
        expect(region).not.toBeNull();
        for (const { lat, lon } of points) {
          const along = geoInterpolate(target, [lon, lat]);
          for (const { x, y } of [0, 0.25, 0.5, 0.75, 1].map((share) => project(along(share)))) {
            expect(Math.min(x, y, 640 - x, 334 - y)).toBeGreaterThan(49.9);
          }
        }
      }),
    );
  });

  it('is true to scale from the answer', () => {
    fc.assert(
      fc.property(nearby, ([answer, points]) => {
        const { region, target, project } = around(answer, ...points);
        const from = project(target);
        for (const point of points) {
          const to = project([point.lon, point.lat]);
          const shown = Math.hypot(to.x - from.x, to.y - from.y) * (region?.unitKm ?? NaN);
          expect(shown).toBeCloseTo(greatCircleDistance(answer, point), 3);
        }
      }),
    );
  });

  it.each([
    ['6,000 km wide around the answer alone', [], 6000],
    [
      '2,500 km wide at least, its points in the middle',
      [
        { lat: 1, lon: 1 },
        { lat: -1, lon: -1 },
      ],
      2500,
    ],
  ])('is %s', (_, points, kilometers) => {
    const region = regionOf({ lat: 0, lon: 0 }, points);
    expect(region).toEqual({ unitKm: kilometers / 640, at: { x: 320, y: 167 } });
  });

  // A degree is 111.2 km; 540 units of 640 are free for points, and 234 of 334.
  it.each([
    [{ lat: 0, lon: 62 }, true],
    [{ lat: 0, lon: 64 }, false],
    [{ lat: 42, lon: 0 }, true],
    [{ lat: 43, lon: 0 }, false],
  ])(
    'gives way to the world where a guess is farther than 7,000 km, or the map wider than 13,000: %j %s',
    (point, isRegion) => {
      expect(regionOf({ lat: 0, lon: 0 }, [point]) !== null).toBe(isRegion);
    },
  );
});
