import { expect, it } from 'vitest';

import { describePictures } from '../../../../src/features/game/map/describePictures';
import { anAtlas, FACTS } from '../../../support/builders';
import { ENGLISH } from '../../../support/english';

const PLACE = { country: 'Northland', index: 0, lat: 0, lon: 0 };
const ATLAS = anAtlas('Northland');

const describePicture = describePictures(FACTS, ATLAS, ENGLISH);

it('the description of a picture has numbers of two digits, in the player’s units', () => {
  expect(describePicture(PLACE, 17, 'km', true)).toBe(
    'About 550 km across. New: Mountains far to the south, rising above 3,900 m. Still there: sea all around.',
  );
  expect(describePicture(PLACE, 17, 'mi', true)).toBe(
    'About 340 mi across. New: Mountains far to the south, rising above 13,000 ft. Still there: sea all around.',
  );
});

it('there is none past the levels of a round', () => {
  expect(describePicture(PLACE, 11, 'km', true)).toBeNull();
});
