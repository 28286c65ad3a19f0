import { statSync } from 'node:fs';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { GLOBES } from '../../scripts/atlas/plan.ts';
import { EARTH_FILES, FINE_PICTURE, FINE_WIDTH } from '../../src/maps/earthFiles';

const decode = (path: string) =>
  sharp(`public/atlas/${path}`).raw().toBuffer({ resolveWithObject: true });
const { picture, finePicture } = GLOBES;

describe.each([
  ['the globe', picture, EARTH_FILES.picture, 150_000],
  ['the globe from near', finePicture, FINE_PICTURE, 330_000],
])('the picture of %s', async (_, { path, width }, url, bytes) => {
  const { data, info } = await decode(path);

  /** Red, green and blue, 0 to 255. */
  function colourAt(lat: number, lon: number) {
    const column = Math.floor(((lon + 180) / 360) * info.width);
    const row = Math.floor(((90 - lat) / 180) * info.height);
    return [0, 1, 2].map((channel) => data[3 * (row * info.width + column) + channel]);
  }

  it(`is where the site looks for it, and at most ${bytes / 1000} kB`, () => {
    expect(url).toBe(`/atlas/${path}`);
    expect(statSync(`public/atlas/${path}`).size).toBeLessThan(bytes);
    expect([info.width, info.height]).toEqual([width, width / 2]);
  });

  it.each([
    ['ice of Greenland', 80, -40],
    ['sand of the Sahara', 23, 25],
    ['ice of Antarctica', -80, 90],
  ])('has the %s', (__, lat, lon) => {
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
  ])('is filled with one colour at the %s pole', (__, lat) => {
    const [colour, ...others] = [-180, -90, 0, 90].map((lon) => colourAt(lat, lon));
    for (const [channel, value] of colour.entries())
      for (const other of others) expect(Math.abs(other[channel] - value)).toBeLessThan(12);
  });

  it('joins seamlessly at the antimeridian', () => {
    for (const lat of [68, 40, 0, -25, -60, -80]) {
      const [east, west] = [colourAt(lat, 179.9), colourAt(lat, -180)];
      for (const channel of [0, 1, 2])
        expect(Math.abs(east[channel] - west[channel]), `${lat}`).toBeLessThan(40);
    }
  });
});

it('the site asks contexts whether they take as wide a picture as the finer one', () => {
  expect(finePicture.width).toBe(FINE_WIDTH);
});
