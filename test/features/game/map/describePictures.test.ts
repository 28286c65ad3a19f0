import { expect, it } from 'vitest';

import { describePictures } from '../../../../src/features/game/map/describePictures';
import { FACTS } from '../../../support/builders';
import { ENGLISH } from '../../../support/english';

const PLACE = { country: 'Northland', index: 0, lat: 0, lon: 0 };
const describePicture = describePictures(FACTS, ENGLISH);

it.each([
  ['km', 'About 480 km across.', '3,900 m'],
  ['mi', 'About 300 mi across.', '13,000 ft'],
] as const)('a description has numbers of two digits in %s', (units, width, height) => {
  expect(describePicture(PLACE, 17, units, true)).toBe(
    `${width} New: Mountains far to the south, rising above ${height}. Still there: sea all around.`,
  );
});

it('there is none past the levels of a round', () => {
  expect(describePicture(PLACE, 11, 'km', true)).toBeNull();
});
