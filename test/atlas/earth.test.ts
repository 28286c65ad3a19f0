import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { earthOutlines } from '../../scripts/atlas/earth.ts';
import { parseRings } from '../../scripts/atlas/outlines/rings.ts';
import { PLACES } from '../../scripts/atlas/places.ts';
import { EARTH_FRAME, EARTH_URL, type EarthOutlines } from '../../src/maps/earthOutlines';

const file = readFileSync(`public${EARTH_URL}`);
const outlines = JSON.parse(file.toString()) as EarthOutlines;

describe('the outlines on the picture of the world', () => {
  it('are where the site looks for them, as the atlas makes them', () => {
    expect(outlines).toEqual(earthOutlines());
  });

  it('are of all countries', () => {
    const names = PLACES.map(({ name }) => name).toSorted();
    expect(Object.keys(outlines.paths).toSorted()).toEqual(names);
    expect(names).toEqual(expect.arrayContaining([...outlines.dots]));
  });

  it('are at most 40 kB to load', () => {
    expect(brotliCompressSync(file).length).toBeLessThan(40_000);
  });

  it('lie on the picture', () => {
    const corners = Object.values(outlines.paths).flatMap((path) => parseRings(path).flat());
    const isOn = ([x = NaN, y = NaN]: readonly number[]) =>
      x >= 0 && x <= EARTH_FRAME.width && y >= 0 && y <= EARTH_FRAME.height;
    expect(corners.length).toBeGreaterThan(20_000);
    expect(corners.filter((corner) => !isOn(corner))).toEqual([]);
  });

  it('have dots for the smallest countries, and for none that can be seen', () => {
    for (const name of ['Malta', 'Singapore', 'Tuvalu', 'Vatican City'])
      expect(outlines.dots).toContain(name);
    for (const name of ['Jamaica', 'Lebanon', 'Slovenia', 'Rwanda'])
      expect(outlines.dots).not.toContain(name);
  });
});
