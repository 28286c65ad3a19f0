import { describe, expect, it } from 'vitest';

import { heightsAround, metresOf } from '../../../scripts/atlas/facts/heights.ts';
import { viewOf } from '../../../scripts/atlas/mercator.ts';

describe('the height of ground', () => {
  it('rises with the value of the relief, from the shore', () => {
    expect(metresOf(0)).toBe(0);
    expect(metresOf(97)).toBe(0);
    expect(metresOf(150)).toBeGreaterThan(450);
    for (let value = 98; value < 242; value++) {
      expect(metresOf(value)).toBeGreaterThan(metresOf(value - 1));
    }
  });

  it('ends at the highest value there is', () => {
    expect(metresOf(255)).toBe(6000);
  });
});

describe('the heights around the pixels of a view', () => {
  const [width, height] = [3600, 1800];
  const withPeakAt = (column: number) => {
    const data = new Int16Array(width * height).fill(100);
    data[900 * width + column] = 3000;
    return { data, width, height };
  };

  it('reach from the lowest to the highest ground within 12 km', () => {
    const view = viewOf({ lat: -0.05, lon: 10.05, zoom: 8 }, { width: 32, height: 24 });
    const { lowest, highest } = heightsAround(withPeakAt(1901), view);
    expect(lowest[12 * 32 + 16]).toBe(100);
    expect(highest[12 * 32 + 16]).toBe(3000);
    expect(highest[12 * 32]).toBe(100);
  });

  it('reach across the antimeridian', () => {
    const view = viewOf({ lat: -0.05, lon: -179.95, zoom: 8 }, { width: 32, height: 24 });
    const { highest } = heightsAround(withPeakAt(3599), view);
    expect(highest[12 * 32 + 15]).toBe(3000);
    expect(highest[12 * 32 + 31]).toBe(100);
  });
});
