import { describe, expect, it } from 'vitest';

import { freshness } from '../../scripts/atlas/fresh.mjs';
import { pixelOf, viewOf } from '../../scripts/atlas/mercator.mjs';
import { failedProbes } from '../../scripts/atlas/probes.mjs';

const SIZE = { width: 160, height: 120 };
const [WATER, FOREST, BEIGE] = [
  [40, 90, 150],
  [60, 70, 40],
  [190, 170, 130],
];

/** A picture whose colour follows from a pixel's column and row. */
function picture({ width, height }: typeof SIZE, colourAt: (x: number, y: number) => number[]) {
  const rgb = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    rgb.set(colourAt(i % width, Math.floor(i / width)), 3 * i);
  }
  return rgb;
}

describe('a probe', () => {
  const stockholm = viewOf({ lat: 59.33, lon: 18.07 }, 6.5);
  const aland = pixelOf(stockholm, { lat: 60.25, lon: 20 });
  const with_ = (colour: number[]) =>
    failedProbes(
      picture(stockholm, (x, y) => (Math.hypot(x - aland.x, y - aland.y) < 9 ? colour : WATER)),
      stockholm,
    );

  it('finds Åland beige, where it is dark forest', () => {
    expect(with_(FOREST)).toEqual([]);
    expect(with_(BEIGE)).toEqual([expect.stringContaining('Åland is not forest')]);
  });

  it('takes black lakes for a fault', () => {
    const ladoga = viewOf({ lat: 60.8, lon: 31.5 }, 6.5);
    expect(
      failedProbes(
        picture(ladoga, () => [8, 12, 20]),
        ladoga,
      ).join(),
    ).toContain('Ladoga');
    expect(
      failedProbes(
        picture(ladoga, () => WATER),
        ladoga,
      ).join(),
    ).not.toContain('Ladoga');
  });

  it('is left out where the picture is too coarse or elsewhere', () => {
    expect(failedProbes(Buffer.alloc(800 * 600 * 3), viewOf({ lat: 60, lon: 20 }, 3.5))).toEqual(
      [],
    );
    expect(failedProbes(Buffer.alloc(800 * 600 * 3), viewOf({ lat: 0, lon: -60 }, 7))).toEqual([]);
  });
});

describe('the freshness of a picture', () => {
  it('is next to nothing where plain follows on plain, or sea on sea', () => {
    expect(
      freshness(
        picture(SIZE, () => FOREST),
        SIZE,
        0.7,
      ),
    ).toBeCloseTo(0, 5);
    expect(
      freshness(
        picture(SIZE, () => WATER),
        SIZE,
        0.7,
      ),
    ).toBeCloseTo(0, 5);
  });

  it('is more than 1 where a coast comes into view', () => {
    const coast = picture(SIZE, (x) => (x < 12 ? WATER : FOREST));
    expect(freshness(coast, SIZE, 0.7)).toBeGreaterThan(1);
  });

  it('does not count what the nearer picture has shown', () => {
    const lake = picture(SIZE, (x, y) => (Math.hypot(x - 80, y - 60) < 20 ? WATER : FOREST));
    expect(freshness(lake, SIZE, 0.7)).toBeLessThan(1);
  });
});
