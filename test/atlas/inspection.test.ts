import { describe, expect, it } from 'vitest';

import { classEntropy, entropy, lumaEntropy } from '../../scripts/atlas/inspection.mjs';

const [WATER, EARTH] = [
  [10, 40, 90],
  [120, 100, 70],
];

const picture = (...pixels: number[][]) => pixels.flat();

describe('the entropy of counts', () => {
  it('is 0 where all are of one class', () => {
    expect(entropy([7, 0, 0])).toBe(0);
  });

  it('is log2 n where n classes are equally common', () => {
    expect(entropy([3, 3, 3])).toBeCloseTo(Math.log2(3), 12);
    expect(entropy(Array<number>(16).fill(5))).toBe(4);
  });

  it('is 0.811 bits for one in four', () => {
    expect(entropy([1, 3])).toBeCloseTo(0.8113, 4);
  });
});

describe('the entropy of brightness', () => {
  it('does not tell apart what is of one bin', () => {
    expect(lumaEntropy(picture([17, 17, 17], [31, 31, 31]))).toBe(0);
  });

  it('counts black and white as two', () => {
    expect(lumaEntropy(picture([0, 0, 0], [255, 255, 255]))).toBe(1);
  });
});

describe('the entropy of land, sea and lake', () => {
  it('takes water on the land of an outline without lakes for a lake', () => {
    const third = picture(WATER, WATER, EARTH);
    expect(classEntropy(third, (pixel) => pixel > 0)).toBeCloseTo(Math.log2(3), 12);
    expect(classEntropy(third, () => false)).toBeCloseTo(entropy([1, 2]), 12);
  });

  it('is 0 of open sea, and of land without water', () => {
    expect(classEntropy(picture(WATER, WATER), () => false)).toBe(0);
    expect(classEntropy(picture(EARTH, EARTH), () => true)).toBe(0);
  });
});
