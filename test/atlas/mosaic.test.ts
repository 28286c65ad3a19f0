import sharp, { type Color } from 'sharp';
import { describe, expect, it } from 'vitest';

import { cropOf, tileZoomOf } from '../../scripts/atlas/mosaic.ts';
import { atlasBox } from '../../src/maps/atlasBox';
import { project } from '../../src/maps/webMercator';

const solid = (background: Color, width = 256) =>
  sharp({ create: { width, height: 256, channels: 3, background } });

/** A tile that is red in odd columns, and green in odd rows. */
const readTile = (_z: number, x: number, y: number) =>
  solid({ r: 200 * (x % 2), g: 200 * (y % 2), b: 0 })
    .jpeg({ quality: 100 })
    .toBuffer();

it('the tiles of a picture are the finer, the nearer it is to the equator', () => {
  const zoomsAt = (lat: number) =>
    [18, 17, 16, 15, 14, 13, 12].map((level) => tileZoomOf(atlasBox({ lat, lon: 0 }, level)));
  expect(zoomsAt(0)).toEqual([8, 8, 7, 6, 6, 5, 4]);
  expect(zoomsAt(60)).toEqual([8, 7, 6, 6, 5, 4, 3]);
});

/** As wide as 453 pixels of the finest tiles. */
const WIDTH = 453 / 256 / 2 ** 8;

describe('what is cut out of the source', () => {
  it('is what the tiles show there', async () => {
    const { data, width, height } = await cropOf(
      { ...project({ lat: 0.1, lon: 0.1 }), width: WIDTH },
      readTile,
    );
    const isOdd = (x: number, y: number) =>
      [0, 1].map((channel) => (data[3 * (y * width + x) + channel] ?? 0) > 100);
    expect([width, height]).toEqual([453, 340]);
    // The prime meridian and the equator lie between columns and rows 127 and 128.
    expect(isOdd(0, 0)).toEqual([true, true]);
    expect(isOdd(width - 1, 0)).toEqual([false, true]);
    expect(isOdd(width - 1, height - 1)).toEqual([false, false]);
  });

  it('fills the black strip west of the antimeridian from both sides', async () => {
    const strip = { input: await solid('#000', 10).png().toBuffer(), left: 246, top: 0 };
    const { data, width } = await cropOf({ x: 1, y: 0.5, width: WIDTH }, (_z, x) =>
      solid('#808080')
        .composite(x === 255 ? [strip] : [])
        .jpeg({ quality: 100 })
        .toBuffer(),
    );
    const row = [...data.subarray(0, 3 * width)];
    expect(Math.min(...row)).toBeGreaterThan(120);
  });
});
