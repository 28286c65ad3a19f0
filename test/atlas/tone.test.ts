import { describe, expect, it } from 'vitest';

import { lumaOf } from '../../scripts/atlas/inspection.ts';
import { lighten } from '../../scripts/atlas/tone.ts';

function lightened(...colour: number[]): number[] {
  const rgb = Uint8Array.from(colour);
  lighten(rgb);
  return [...rgb];
}

describe('the tone curve', () => {
  it('burns out neither deserts nor snow', () => {
    expect(Math.max(...lightened(225, 196, 155))).toBeLessThan(245);
    expect(lightened(255, 255, 255)).toEqual([255, 255, 255]);
    expect(lightened(235, 238, 242)[0]).toBeLessThan(250);
  });

  it('turns the black shadows of the sea floor into the blue of deep water', () => {
    const [red = 0, green = 0, blue = 0] = lightened(0, 0, 3);
    expect(lumaOf([red, green, blue], 0)).toBeGreaterThan(45);
    expect(blue).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(red);
  });

  it('keeps the order of brightness', () => {
    const greys = Array.from({ length: 256 }, (_, luma) => lightened(luma, luma, luma));
    const lumas = greys.map((grey) => lumaOf(grey, 0));
    expect(lumas).toEqual([...lumas].sort((a, b) => a - b));
  });
});
