import { describe, expect, it } from 'vitest';

import { coverOf, isGround, isWater } from '../../../scripts/atlas/facts/colours.ts';
import { LAKE, LAND, SEA, surfaceOf } from '../../../scripts/atlas/facts/surface.ts';

/** Means of 50 km in NASA's Blue Marble, or of parts of them. */
describe('the cover of the land', () => {
  it.each([
    ['the Amazon', [23, 36, 11], false, 'forest'],
    ['the Blue Mountains of Australia', [32, 31, 16], false, 'forest'],
    ['Ireland', [42, 63, 21], false, 'green'],
    ['the Punjab', [106, 106, 71], false, 'green'],
    ['Kazakhstan', [113, 98, 65], false, 'dry'],
    ['Botswana', [140, 111, 73], false, 'dry'],
    ['New South Wales', [99, 63, 39], false, 'dry'],
    ['the Simpson Desert', [150, 79, 43], false, 'desert'],
    ['the Salar de Uyuni', [223, 220, 215], false, 'desert'],
    ['Tokyo', [77, 77, 47], false, undefined],
    ['Baffin Island', [44, 45, 35], false, undefined],
    ['Greenland', [252, 254, 253], true, 'snow'],
    ['the Himalayas', [160, 159, 152], true, 'snow'],
    ['the Karakoram in the shade', [119, 114, 110], true, 'snow'],
    ['Iceland’s lava', [51, 43, 24], true, 'dry'],
  ] as const)(
    'follows from the colour of %s, %j, if it is cold: %s',
    (_, colour, isCold, cover) => {
      expect(coverOf(colour, isCold)).toBe(cover);
    },
  );
});

describe('water', () => {
  it.each([
    ['the Baltic', [28, 69, 128], true],
    ['Lake Baikal', [3, 8, 13], true],
    ['Finland', [20, 31, 9], false],
    ['Greenland', [252, 254, 253], false],
  ] as const)('has the colour of %s: %j is %s', (_, colour, is) => {
    expect(isWater(colour)).toBe(is);
  });

  it.each([
    ['the bed of the Aral Sea', [159, 149, 123], true],
    ['the marshes of Lake Chad', [89, 92, 53], true],
    ['Lake Balkhash', [22, 74, 65], false],
    ['Lake Poopó', [83, 106, 45], false],
    ['Lake Victoria', [1, 7, 3], false],
  ] as const)('has not the colour of ground: %s, %j is %s', (_, colour, is) => {
    expect(isGround(colour)).toBe(is);
  });
});

describe('a pixel', () => {
  const surfaceAt = (land: number, lake: number, colour = [3, 8, 13]) =>
    surfaceOf(
      { land: Float32Array.of(land), lake: Float32Array.of(lake) },
      Uint8Array.from(colour),
    )[0];

  it('is a lake, or else land, where there is some', () => {
    expect(surfaceAt(0.6, 0.4)).toBe(LAKE);
    expect(surfaceAt(0.4, 0)).toBe(LAND);
    expect(surfaceAt(0.1, 0)).toBe(SEA);
  });

  it('is land where a lake has dried up', () => {
    expect(surfaceAt(0, 1, [159, 149, 123])).toBe(LAND);
  });
});
