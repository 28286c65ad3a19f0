import { brotliCompressSync } from 'node:zlib';

import { geoArea } from 'd3-geo';
import { describe, expect, it } from 'vitest';

import { earthOutlines } from '../../scripts/atlas/earth.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import { EARTH, outlines } from '../support/earth';

const names = [...EARTH.shapes.keys()];

describe('the outlines of the Earth', () => {
  it('are where the site looks for them, as the atlas makes them', () => {
    expect(JSON.stringify(outlines)).toBe(JSON.stringify(earthOutlines()));
  });

  it('are of all but the smallest countries', () => {
    const all = PLACES.map(({ name }) => name);
    expect(all).toEqual(expect.arrayContaining(names));
    for (const name of ['Malta', 'Singapore', 'Tuvalu', 'Vatican City'])
      expect(names).not.toContain(name);
    for (const name of ['Jamaica', 'Lebanon', 'Brunei', 'Fiji']) expect(names).toContain(name);
  });

  it('are at most 50 kB to load', () => {
    expect(brotliCompressSync(JSON.stringify(outlines)).length).toBeLessThan(50_000);
  });

  it('are wound so that none covers the rest of the Earth', () => {
    const polygons = [...EARTH.shapes.values()].flatMap(({ geometry }) => geometry.coordinates);
    const areas = polygons.map((coordinates) => geoArea({ type: 'Polygon', coordinates }));
    expect(Math.max(...areas)).toBeLessThan(1);
  });
});
