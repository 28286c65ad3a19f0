import { describe, expect, it } from 'vitest';

import { STANDARD_ZOOMS, zoomsOf } from '../../scripts/atlas/scale.mjs';

/** The share of land around a lone round island of so many km², on the equator. */
const island = (km2: number) => (zoom: number) =>
  Math.min(1, km2 / (((40_075 * 2.5) / 2 ** zoom) ** 2 * 0.75));

/** A lone island whose neighbours come into the picture at zoom 5. */
const farIsland = (km2: number) => (zoom: number) => island(km2)(zoom) + (zoom <= 5 ? 0.05 : 0);

describe('the scale', () => {
  it('is the standard one where there is land enough', () => {
    expect(zoomsOf(() => 0.5)).toBe(STANDARD_ZOOMS);
    expect(zoomsOf(island(20_000))).toBe(STANDARD_ZOOMS);
  });

  it.each([5, 20, 300, 2000])('starts closer for an island of %i km²', (km2) => {
    const zooms = zoomsOf(farIsland(km2));
    expect(zooms).toHaveLength(7);
    expect(zooms[0]).toBeGreaterThan(6.5);
    expect(zooms[0]).toBeLessThanOrEqual(10);
    expect(zooms[6]).toBe(3.5);
  });

  it('goes farther out with every level', () => {
    for (const km2 of [1, 5, 20, 300, 2000]) {
      const zooms = zoomsOf(farIsland(km2));
      for (let i = 1; i < 7; i++) expect(zooms[i]).toBeLessThan(zooms[i - 1] ?? 0);
    }
  });

  it('passes over the zooms at which there is nothing to see', () => {
    const zooms = zoomsOf(farIsland(21));
    expect(zooms.filter((zoom) => farIsland(21)(zoom) < 0.001)).toEqual([]);
    expect(zooms.filter((zoom) => zoom > 5.5).length).toBeGreaterThan(2);
    expect(zooms.filter((zoom) => zoom < 5.5).length).toBeGreaterThan(2);
  });

  it('starts no closer than the outlines are good for, however little there is of an atoll', () => {
    expect(zoomsOf(() => 0.002)[0]).toBe(10);
  });

  it('looks at the land of the place itself: neighbours at the edge do not count', () => {
    const besideAMainland = (zoom: number) => island(300)(zoom) + (zoom <= 7 ? 0.3 : 0);
    expect(zoomsOf(besideAMainland)[0]).toBeGreaterThan(6.5);
  });
});
