import { describe, expect, it } from 'vitest';

import { viewOf } from '../../scripts/atlas/mercator.mjs';
import { type Polygon, polygonsOf, shareInView } from '../../scripts/atlas/outline.mjs';
import countries from '../../src/data/countries_with_mapLocations.json';

/** A square of so many degrees, its middle on the equator. */
const square = (size: number, lon = 0): Polygon[] => {
  const [west, east, north] = [lon - size / 2, lon + size / 2, size / 2];
  const corners = [
    [west, -north],
    [west, north],
    [east, north],
    [east, -north],
  ];
  // The longitudes of data end at the antimeridian.
  const ring = [...corners, corners[0] ?? []].map(([x = 0, y = 0]) => [x > 180 ? x - 360 : x, y]);
  return [{ type: 'Polygon', coordinates: [ring] }];
};

describe('the outline of a country', () => {
  it('is there for every country of the game', () => {
    const without = countries.filter(({ name }) => polygonsOf(name).length === 0);
    expect(without).toEqual([]);
  });

  it('cannot be had of a country that Natural Earth does not know', () => {
    expect(() => polygonsOf('Atlantis')).toThrow('world-atlas has no Atlantis');
  });
});

describe('the share of an outline in a picture', () => {
  // 9.95 degrees across, 7.46 high.
  const view = viewOf({ lat: 0, lon: 0 }, 6.5);

  it('is 1 where the picture holds all of it', () => {
    expect(shareInView(square(5), view)).toBe(1);
  });

  it('is 0 where the picture lies beside it, or wholly within it', () => {
    expect(shareInView(square(5, 90), view)).toBe(0);
    expect(shareInView(square(20), view)).toBe(0);
  });

  it('is a quarter where the picture holds one of the four sides of a square', () => {
    // The square's eastern side is in the middle of the picture, and reaches 3 degrees north.
    const ofSides = shareInView(square(6, -3), viewOf({ lat: 0, lon: 0 }, 8.5));
    expect(ofSides).toBeCloseTo(1.87 / 24, 2);
    expect(shareInView(square(6, 2), view)).toBeCloseTo((5.97 * 2 + 6) / 24, 1);
  });

  it('goes by lengths on the ground: a degree of longitude is shorter in the north', () => {
    const ring = [
      [0, 59],
      [0, 61],
      [20, 61],
      [20, 59],
      [0, 59],
    ];
    // At the left edge: a side of 2 degrees of latitude, and 4.97 of longitude above and below.
    const share = shareInView(
      [{ type: 'Polygon', coordinates: [ring] }],
      viewOf({ lat: 60, lon: 0 }, 6.5),
    );
    expect(share).toBeCloseTo((2 + 4.97) / (4 + 20), 2);
  });

  it('leaves out where a country is cut in two at the antimeridian', () => {
    const half = (west: number, east: number): Polygon => {
      const ring = [
        [west, -2],
        [west, 2],
        [east, 2],
        [east, -2],
        [west, -2],
      ];
      return { type: 'Polygon', coordinates: [ring] };
    };
    const cutInTwo = [half(178, 180), half(-180, -178)];
    const beside = viewOf({ lat: 0, lon: 177 }, 8.5);
    expect(shareInView(cutInTwo, beside)).toBeCloseTo(shareInView(square(4, 180), beside), 6);
  });

  it('is the same across the antimeridian', () => {
    const fiji = viewOf({ lat: 0, lon: 179 }, 6.5);
    expect(shareInView(square(5, 179), fiji)).toBe(1);
    expect(shareInView(square(8, 182), fiji)).toBeCloseTo(
      shareInView(square(8, 3), viewOf({ lat: 0, lon: 0 }, 6.5)),
      2,
    );
  });
});
