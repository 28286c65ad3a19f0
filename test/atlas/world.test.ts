import { statSync } from 'node:fs';

import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { projectionOf } from '../../scripts/atlas/mercator.ts';
import { WORLD } from '../../scripts/atlas/plan.ts';
import { framePosition } from '../../src/maps/camera';
import { atlas } from '../support/siteAtlas';

const file = `public/atlas/${WORLD.path}`;

describe('the picture of the world', () => {
  it('is where the site looks for it', () => {
    expect(atlas.world.url).toBe(`/atlas/${WORLD.path}`);
    expect(statSync(file).size).toBeLessThan(120_000);
  });

  it('has each point where the site says it is', () => {
    const projection = projectionOf(WORLD.box, WORLD, 0);
    fc.assert(
      fc.property(
        fc.double({ min: -70, max: 83, noNaN: true }),
        fc.double({ min: -179.9, max: 179.9, noNaN: true }),
        (lat, lon) => {
          const { x, y } = framePosition(atlas.world.box, { lat, lon });
          expect(projection([lon, lat])).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)]);
        },
      ),
    );
  });

  it('joins seamlessly at its left and right edges', async () => {
    const { data, info } = await sharp(file)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const rows = Array.from({ length: height }, (_, y) =>
      data.subarray(y * width, (y + 1) * width),
    );
    const differenceOf = (column: number, other: number) =>
      rows.reduce((sum, row) => sum + Math.abs((row[column] ?? 0) - (row[other] ?? 0)), 0) / height;
    expect([width, height]).toEqual([1280, 960]);
    // Of 255; as much as between columns a few pixels apart.
    expect(differenceOf(0, width - 1)).toBeLessThan(2 * differenceOf(640, 644));
  });
});
