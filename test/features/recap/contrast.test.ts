import { describe, expect, it } from 'vitest';

import { dark, darkContrast, light, lightContrast } from '../../../src/design/tokens';
import { contrast } from '../../support/contrast';

describe('the contrast on the world map, and of a guess’s bar on its track,', () => {
  for (const [theme, colors] of Object.entries({ light, dark, lightContrast, darkContrast })) {
    for (const mark of ['action', 'signal'] as const) {
      for (const ground of ['surface', 'track'] as const) {
        it(`of ${mark} on ${ground === 'track' ? 'land' : 'sea'} is at least 3:1 in the ${theme} theme`, () => {
          expect(contrast(colors[mark], colors[ground])).toBeGreaterThanOrEqual(3);
        });
      }
    }
    it(`of a number on its disc is at least 4.5:1 in the ${theme} theme`, () => {
      expect(contrast(colors.surface, colors.action)).toBeGreaterThanOrEqual(4.5);
    });
  }
});
