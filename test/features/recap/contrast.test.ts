import { describe, expect, it } from 'vitest';

import { dark, light } from '../../../src/design/tokens';
import { contrast } from '../../support/contrast';

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
