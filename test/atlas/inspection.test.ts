import { describe, expect, it } from 'vitest';

import { contrast, correlation, landIn } from '../../scripts/atlas/inspection.ts';

const [WATER, EARTH] = [
  [10, 40, 90],
  [120, 100, 70],
];
const grey = (...lumas: number[]) => lumas.flatMap((luma) => [luma, luma, luma]);

it('the contrast of a picture is 0 where all is alike, and half the range of black and white', () => {
  expect(contrast(grey(90, 90, 90))).toBeCloseTo(0, 4);
  expect(contrast(grey(0, 255))).toBeCloseTo(127.5, 4);
});

it.each([
  ['1 where one is the other, lighter and with less contrast', [10, 40, 20], [110, 125, 115], 1],
  ['-1 where one is the negative of the other', [10, 40, 20], [245, 215, 235], -1],
  ['0 where nothing follows from the one', [0, 0, 200, 200], [0, 200, 0, 200], 0],
])('the correlation of two pictures is %s', (_, one, other, expected) => {
  expect(correlation(grey(...one), grey(...other))).toBeCloseTo(expected, 4);
});

describe('the land in a picture', () => {
  it('is what is not bluer than red', () => {
    const { share, luma } = landIn([...WATER, ...WATER, ...EARTH, ...grey(40)]);
    expect(share).toBe(0.5);
    expect(luma).toBeCloseTo((102.7 + 40) / 2, 4);
  });

  it('is none of the open sea', () => {
    expect(landIn(WATER)).toEqual({ share: 0, luma: 0 });
  });
});
