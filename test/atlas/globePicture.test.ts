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
    ['the ice of Greenland', 80, -40, false],
    ['the sand of the Sahara', 23, 25, false],
    ['the ice of Antarctica', -80, 90, false],
    ['the Red Sea', 20, 38.5, true],
    ['Lake Victoria', -1, 33, true],
    ['Cook Strait', -41, 174.5, true],
    ['the Bering Strait', 65.8, -169, true],
  ])('has %s where it is', (__, lat, lon, isBlue) => {
    const [red = 0, , blue = 0] = colourAt(lat, lon);
    expect([red > 120, blue > 1.3 * red]).toEqual([!isBlue, isBlue]);
  });

  const difference = (one: readonly number[], other: readonly number[]) =>
    Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? NaN))));

  it.each([89.9, -89.9])('has one colour around the pole at %d', (lat) => {
    const [colour, ...others] = [-180, -90, 0, 90].map((lon) => colourAt(lat, lon));
    for (const other of others) expect(difference(colour, other)).toBeLessThan(12);
  });

  it.each([68, 40, 0, -25, -60, -80])('joins at the antimeridian at latitude %d', (lat) => {
    expect(difference(colourAt(lat, 179.9), colourAt(lat, -180))).toBeLessThan(40);
  });
});

it('the site asks contexts whether they take as wide a picture as the finer one', () => {
  expect(finePicture.width).toBe(FINE_WIDTH);
});
