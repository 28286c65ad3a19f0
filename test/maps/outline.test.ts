import { expect, it } from 'vitest';

import { nameSizeInside } from '../../src/maps/outline';

it.each<[string, number, number | undefined]>([
  ['Chad', 115, 52],
  ['Chad', 114, 40],
  ['Chad', 89, 40],
  ['Chad', 87, undefined],
  // Ideographs are as wide as they are high.
  ['日本', 104, 52],
  ['日本', 103, 40],
  ['日本', 80, 40],
  ['日本', 79, undefined],
  // The last character before them.
  ['\u2e80', 29, 52],
  ['Chad', 0, undefined],
])('the name %s has in a room of %d pixels the size %s', (name, room, size) => {
  expect(nameSizeInside(name, room)).toBe(size);
});
