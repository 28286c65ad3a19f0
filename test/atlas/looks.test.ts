import { describe, expect, it } from 'vitest';

import { grainOf, hazeOfSnow, landLuma } from '../../scripts/atlas/looks.mjs';

const [WATER, FIELD, SNOW, GREY] = [
  [40, 90, 150],
  [90, 100, 60],
  [225, 230, 235],
  [150, 152, 155],
] as const;

/** A picture of a row of pixels, one after another and again. */
const picture = (...colours: (readonly number[])[]) =>
  Buffer.from(Array.from({ length: 300 }, (_, i) => colours[i % colours.length] ?? []).flat());

describe('grain', () => {
  it('is nothing on even ground, and the contrast of neighbors on uneven ground', () => {
    expect(grainOf(picture(FIELD))).toBe(0);
    expect(grainOf(picture(FIELD, [100, 110, 70]))).toBeCloseTo(10, 5);
  });

  it('is not measured on water', () => {
    expect(grainOf(picture(WATER, [60, 120, 190]))).toBeNaN();
  });
});

describe('the haze of snow', () => {
  it('is the share of what is half white', () => {
    expect(hazeOfSnow(picture(SNOW, FIELD))).toBe(0);
    expect(hazeOfSnow(picture(SNOW, GREY))).toBe(0.5);
    expect(hazeOfSnow(picture(SNOW, GREY, GREY))).toBeCloseTo(2 / 3, 5);
  });

  it('is nothing where there is no snow', () => {
    expect(hazeOfSnow(picture(GREY, FIELD))).toBe(0);
  });
});

describe('the luma of land', () => {
  it('is the median, without the water', () => {
    expect(landLuma(picture(WATER, FIELD))).toBeCloseTo(0.3 * 90 + 0.59 * 100 + 0.11 * 60, 5);
  });
});
