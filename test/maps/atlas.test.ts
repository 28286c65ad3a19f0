import { describe, expect, it } from 'vitest';

import { ZOOM_LEVELS } from '../../src/domain/round';
import { atlas } from '../../src/maps/atlas';

const ON_THE_EQUATOR = { country: 'Gabon', lat: 0, lon: 9.4 };
const AT_60_DEGREES = { country: 'Finland', lat: 60, lon: 24.9 };

describe('an atlas picture', () => {
  it('is unavailable at every level for the time being, and says why', () => {
    for (const zoom of ZOOM_LEVELS) {
      expect(atlas.pictureUrl(ON_THE_EQUATOR, zoom)).toEqual({
        unavailable: 'the embedded atlas has no pictures yet',
      });
    }
  });

  // 640 pixels are 2.5 tiles of 256: 2.5 · 40,075.017 km / 2^6.5 at level 18, / 2^3.5 at level 12.
  it.each([
    [18, 1107],
    [12, 8855],
  ] as const)('at level %i is %i km wide on the equator', (zoom, km) => {
    expect(Math.round(atlas.widthKm(ON_THE_EQUATOR, zoom))).toBe(km);
  });

  it('is half as wide at 60 degrees', () => {
    expect(atlas.widthKm(AT_60_DEGREES, 18)).toBeCloseTo(1107.01 / 2, 1);
  });

  it('is twice as wide two levels farther out', () => {
    const [near, far] = [18, 16].map((zoom) => atlas.widthKm(ON_THE_EQUATOR, zoom as 18 | 16));
    expect((far ?? NaN) / (near ?? NaN)).toBeCloseTo(2, 9);
  });
});
