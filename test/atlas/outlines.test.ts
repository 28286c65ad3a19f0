import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { polygonsOf } from '../../scripts/atlas/outline.ts';
import { ringsIn } from '../../scripts/atlas/outlines/contract.ts';
import { depthIn } from '../../scripts/atlas/outlines/labelPoint.ts';
import { nearParts } from '../../scripts/atlas/outlines/nearParts.ts';
import { FILE, zoomOf } from '../../scripts/atlas/parameters.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import { outlinePathOf } from '../../scripts/atlas/plan.ts';
import { projectionOf } from '../../scripts/atlas/projection.ts';
import type { Outline } from '../../src/maps/outline';

type Corner = [x: number, y: number];

const outlines = new Map(
  PLACES.map((place) => [
    place.name,
    JSON.parse(readFileSync(`public/atlas/${outlinePathOf(place)}`, 'utf8')) as Outline,
  ]),
);
const outlineOf = (country: string) => {
  const outline = outlines.get(country);
  if (!outline) throw new Error(`no outline of ${country}`);
  return outline;
};
const landmarkOf = (country: string) => {
  const place = PLACES.find(({ name }) => name === country);
  if (!place) throw new Error(`no place in ${country}`);
  return place;
};

/** Where a longitude and latitude are in the picture of a country's landmark. */
const projectionTo = (country: string, level: number) =>
  projectionOf({ ...landmarkOf(country), zoom: zoomOf(level) }, FILE, 0) as (
    point: [lon: number, lat: number],
  ) => Corner;

/** How far a point lies from a country in its picture, in pixels; 0 inside. */
function pixelsOutside({ path }: Outline, point: Corner): number {
  const closed = ringsIn(path).map((ring) => [...ring, ...ring.slice(0, 1)]);
  return Math.max(0, -depthIn(closed, point));
}

/** Whether a country's near parts are all in the picture of its landmark at a level. */
function fits(country: string, level: number): boolean {
  const pixelOf = projectionTo(country, level);
  return nearParts(polygonsOf(country), landmarkOf(country))
    .flatMap(({ coordinates }) => coordinates.flat())
    .every(([lon = NaN, lat = NaN]) => {
      const [x, y] = pixelOf([lon, lat]);
      return x >= 0 && x <= FILE.width && y >= 0 && y <= FILE.height;
    });
}

describe('the outline of every country', () => {
  it('holds the landmark, or is within 16 pixels of it', () => {
    const astray = [...outlines].filter(([, outline]) => pixelsOutside(outline, [640, 480]) > 16);
    expect(astray.map(([country]) => country)).toEqual([]);
  });

  it('has its name off the crosshair', () => {
    const near = [...outlines].filter(
      ([, { label }]) => Math.hypot((label[0] - 640) / 4, label[1] - 480) < 64,
    );
    expect(near).toEqual([]);
  });
});

describe('the level of an outline', () => {
  it.each(['Portugal', 'Ecuador', 'Denmark', 'Fiji', 'Kosovo', 'Tuvalu', 'Western Sahara'])(
    'is the nearest that holds the country: %s',
    (country) => {
      const { level } = outlineOf(country);
      expect([fits(country, level), fits(country, level + 1)]).toEqual([true, false]);
    },
  );

  it('is the nearest of all for a country that is a point, and the farthest for one that fits none', () => {
    expect(outlineOf('Vatican City').level).toBe(18);
    expect(outlineOf('Russia').level).toBe(12);
  });
});

it.each([
  ['France', 'Corsica', 9, 42, true],
  ['France', 'Guiana', -53, 4, false],
  ['Portugal', 'the Azores', -25.5, 37.8, false],
  ['Japan', 'Hokkaido', 143, 43, true],
])('what belongs in the frame of %s: %s', (country, _part, lon, lat, isIn) => {
  const parts = nearParts(polygonsOf(country), landmarkOf(country));
  const isNear = ([x = NaN, y = NaN]: number[]) => Math.hypot(x - lon, y - lat) < 2;
  expect(parts.some(({ coordinates }) => coordinates.flat().some(isNear))).toBe(isIn);
});

describe('an outline', () => {
  it.each(['Fiji', 'Kiribati', 'New Zealand'])('is whole at the antimeridian: %s', (country) => {
    for (const ring of ringsIn(outlineOf(country).path)) {
      const columns = ring.map(([x]) => x);
      expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(FILE.width / 2);
    }
  });

  it('shows what is far off as well, where it is in the frame', () => {
    const alaska = projectionTo('United States', 12)([-146, 62]);
    expect(pixelsOutside(outlineOf('United States'), alaska)).toBe(0);
  });

  it('has the name inside, where the country has room for it, else above the crosshair', () => {
    expect(outlineOf('Vatican City').label).toEqual([640, 400]);
    for (const country of [
      'France',
      'Russia',
      'Denmark',
      'Ecuador',
      'Kosovo',
      'Brazil',
      'South Africa',
    ]) {
      const { label } = outlineOf(country);
      expect(pixelsOutside(outlineOf(country), [...label])).toBe(0);
    }
  });
});
