import { expect, it } from 'vitest';

import { levelHolding } from '../../../../src/features/game/map/useShownView';
import { makeAtlas } from '../../../../src/maps/makeAtlas';

const PLACE = { country: 'Origin', index: 0, lat: 0, lon: 0 };
const atlas = makeAtlas([]);

it.each([
  ['its own place', { lat: 0, lon: 0 }, 18],
  ['a neighbour', { lat: 0, lon: 5 }, 15],
  ['another continent', { lat: 30, lon: 60 }, 12],
  ['the other side of the Earth', { lat: 0, lon: 150 }, undefined],
])('the nearest level that holds %s', (_, point, level) => {
  expect(levelHolding([point], PLACE, atlas)).toBe(level);
});

it('every guess is held, over the antimeridian as well', () => {
  const place = { ...PLACE, lon: 179 };
  const near = { lat: 0, lon: -179 };
  expect(levelHolding([near], place, atlas)).toBe(17);
  expect(levelHolding([near, { lat: 0, lon: 130 }], place, atlas)).toBe(12);
});
