import { describe, expect, it } from 'vitest';

import { describePictures } from '../../../src/features/game/describePictures';
import { all } from '../../../src/texts/en/all';
import { anAtlas, FACTS } from '../../support/builders';

const PLACE = { country: 'Northland', index: 0, lat: 0, lon: 0 };
const ATLAS = anAtlas('Northland');
const OF_ATLAS = true;

describe('the description of a picture', () => {
  const describePicture = describePictures(FACTS, ATLAS, all);

  it('has numbers of two digits, in the player’s units', () => {
    expect(describePicture(PLACE, 17, 'km', OF_ATLAS)).toBe(
      'About 550 km across. New: Mountains far to the south, rising above 3,900 m. Still there: sea all around.',
    );
    expect(describePicture(PLACE, 17, 'mi', OF_ATLAS)).toBe(
      'About 340 mi across. New: Mountains far to the south, rising above 13,000 ft. Still there: sea all around.',
    );
  });

  it('calls nothing new at the nearest level', () => {
    expect(describePicture(PLACE, 18, 'km', OF_ATLAS)).toBe(
      'About 280 km across. The crosshair is on an island about 40 km long, from north to south. No lake or great river.',
    );
  });

  it('says so where the picture on the screen is another one', () => {
    expect(describePicture(PLACE, 18, 'km', !OF_ATLAS)).toMatch(
      /^As the embedded atlas shows it: About 280 km across\./,
    );
  });

  it('is missing past the levels of a round', () => {
    expect(describePicture(PLACE, 11, 'km', OF_ATLAS)).toBeNull();
  });
});
