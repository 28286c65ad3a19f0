import { describe, expect, it } from 'vitest';

import { dark, light } from '../../../src/design/tokens';

/** Relative luminance of an sRGB colour, `#rrggbb`: WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe('the contrast on the world map', () => {
  for (const [theme, colors] of Object.entries({ light, dark })) {
    for (const mark of ['action', 'signal'] as const) {
      for (const ground of ['surface', 'line'] as const) {
        it(`of ${mark} on ${ground === 'line' ? 'land' : 'sea'} is at least 3:1 in the ${theme} theme`, () => {
          expect(contrast(colors[mark], colors[ground])).toBeGreaterThanOrEqual(3);
        });
      }
    }
    it(`of a number on its disc is at least 4.5:1 in the ${theme} theme`, () => {
      expect(contrast(colors.surface, colors.action)).toBeGreaterThanOrEqual(4.5);
    });
  }
});
