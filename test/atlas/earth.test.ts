import { brotliCompressSync } from 'node:zlib';

import { geoArea, geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';

import { earthOutlines } from '../../scripts/atlas/earth.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import { SEAM } from '../../src/features/earth/globe/marks';
import { lightsOf } from '../../src/maps/earthFiles';
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

  it('are not cut at the antimeridian', () => {
    const rings = EARTH.shapes.get('Russia')?.geometry.coordinates.flat() ?? [];
    const cuts = rings.filter((ring) =>
      ring.some(([lon], index) => lon === -180 && ring[index + 1]?.[0] === -180),
    );
    expect(cuts).toEqual([]);
  });

  it('do not cross the meridian at which the marks on the globe begin', () => {
    const rings = [...EARTH.shapes.values()].flatMap(({ geometry }) => geometry.coordinates.flat());
    const crossings = rings.filter((ring) => {
      const lons = ring.map(([lon = NaN]) => lon).filter((lon) => Math.abs(lon - SEAM) < 90);
      return Math.min(...lons) < SEAM && Math.max(...lons) > SEAM;
    });
    expect(crossings).toEqual([]);
  });

  it('have lights for the small territories, and only for them', () => {
    const lightsIn = (name: string) => lightsOf(EARTH.shapes.get(name));
    expect(lightsIn('Netherlands')).toHaveLength(4);
    expect(lightsIn('United Kingdom')).toContainEqual({ lat: 36.13, lon: -5.35 });
    // Greenland and the Faroe Islands.
    expect(lightsIn('Denmark')).toEqual([{ lat: 62.14, lon: -6.99 }]);
    expect(lightsIn('Egypt')).toEqual([]);
  });

  it('hold the territories that light up with a country, after its own largest part', () => {
    for (const [name, lon, lat] of [
      ['Denmark', -40, 72],
      ['United States', -66.4, 18.2],
      ['France', 165.5, -21.3],
      ['United Kingdom', -58.8, -51.8],
      ['Kazakhstan', 63.4, 46],
    ] as const) {
      const shape = EARTH.shapes.get(name);
      expect(shape && geoContains(shape, [lon, lat]), name).toBe(true);
    }
    const denmark = EARTH.shapes.get('Denmark')?.geometry.coordinates[0] ?? [];
    expect(geoContains({ type: 'Polygon', coordinates: denmark }, [9.3, 56])).toBe(true);
  });

  it('are wound so that none covers the rest of the Earth', () => {
    const polygons = [...EARTH.shapes.values()].flatMap(({ geometry }) => geometry.coordinates);
    const areas = polygons.map((coordinates) => geoArea({ type: 'Polygon', coordinates }));
    expect(Math.max(...areas)).toBeLessThan(1);
  });
});
