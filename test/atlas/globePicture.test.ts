import { statSync } from 'node:fs';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { GLOBE_PATH } from '../../scripts/atlas/plan.ts';
import { EARTH_FILES } from '../../src/maps/earthFiles';

const file = `public/atlas/${GLOBE_PATH}`;
const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });

/** Red, green and blue, 0 to 255. */
function colourAt(lat: number, lon: number) {
  const column = Math.floor(((lon + 180) / 360) * info.width);
  const row = Math.floor(((90 - lat) / 180) * info.height);
  return [0, 1, 2].map((channel) => data[3 * (row * info.width + column) + channel]);
}

describe('the picture of the globe', () => {
  it('is where the site looks for it, and at most 150 kB', () => {
    expect(EARTH_FILES.picture).toBe(`/atlas/${GLOBE_PATH}`);
    expect(statSync(file).size).toBeLessThan(150_000);
    expect([info.width, info.height]).toEqual([2560, 1280]);
  });

  it.each([
    ['ice of Greenland', 80, -40],
    ['sand of the Sahara', 23, 25],
    ['ice of Antarctica', -80, 90],
  ])('has the %s', (_, lat, lon) => {
    expect(Math.min(...colourAt(lat, lon))).toBeGreaterThan(120);
  });

  it('has narrow seas where they are', () => {
    // The Red Sea, Lake Victoria, Cook Strait and the Bering Strait.
    for (const [lat, lon] of [
      [20, 38.5],
      [-1, 33],
      [-41, 174.5],
      [65.8, -169],
    ] as const) {
      const [red = 0, , blue = 0] = colourAt(lat, lon);
      expect(blue, `${lat}, ${lon}`).toBeGreaterThan(1.3 * red);
    }
  });

  it.each([
    ['north', 89.9],
    ['south', -89.9],
  ])('is filled with one colour at the %s pole', (_, lat) => {
    const [colour, ...others] = [-180, -90, 0, 90].map((lon) => colourAt(lat, lon));
    for (const [channel, value] of colour.entries())
      for (const other of others) expect(Math.abs(other[channel] - value)).toBeLessThan(12);
  });

  it('joins seamlessly at the antimeridian', () => {
    for (const lat of [68, 40, 0, -17, -60, -80]) {
      const [east, west] = [colourAt(lat, 179.9), colourAt(lat, -180)];
      for (const channel of [0, 1, 2])
        expect(Math.abs(east[channel] - west[channel]), `${lat}`).toBeLessThan(40);
    }
  });
});
