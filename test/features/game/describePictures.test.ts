import { describe, expect, it } from 'vitest';

import { describePictures } from '../../../src/features/game/describePictures';
import { anAtlas, FACTS } from '../../support/builders';

const PLACE = { country: 'Northland', lat: 0, lon: 0 };
const ATLAS = anAtlas('Northland');
const OF_ATLAS = true;

describe('the description of a picture', () => {
  const describePicture = describePictures(FACTS, ATLAS);

  it('has numbers of two digits, in the player’s units', () => {
    expect(describePicture(PLACE, 17, 'km', OF_ATLAS)).toBe(
      'About 1,600 km across. New: Mountains far to the south, rising above 3,900 m. Still there: sea all around.',
    );
    expect(describePicture(PLACE, 17, 'mi', OF_ATLAS)).toBe(
      'About 970 mi across. New: Mountains far to the south, rising above 13,000 ft. Still there: sea all around.',
    );
  });

  it('calls nothing new at the nearest level', () => {
    expect(describePicture(PLACE, 18, 'km', OF_ATLAS)).toBe(
      'About 1,100 km across. The crosshair is on an island about 40 km long, from north to south. No lake or large river.',
    );
  });

  it('says so where the picture on the screen is another one', () => {
    expect(describePicture(PLACE, 18, 'km', !OF_ATLAS)).toMatch(
      /^As the embedded atlas shows it: About 1,100 km across\./,
    );
  });

  it('is missing past the levels of a round', () => {
    expect(describePicture(PLACE, 11, 'km', OF_ATLAS)).toBeNull();
  });
});

it.each([
  [['sea', 30, 'NE']],
  [['sea', 30, 'n', 'W']],
  [['coast', '', '.']],
  [['island', 0.8, 'E-W']],
  [['islands', 10, '*']],
  [['lake', 120, 'sw']],
  [['lakes', 2, 's']],
  [['river', 1, 'SE-NW', 'E']],
  [['plain', 5, 'nw']],
  [['plateau', 40, '*', 1200]],
  [['desert', 100, '*']],
])('the fact %j is understood', (fact) => {
  expect(() => describePictures([{ new: [fact], also: [fact] }], ATLAS)).not.toThrow();
});

it.each([
  ['nothing', null],
  ['the page of a host that lacks the file', '<!doctype html>'],
  ['a level without news', [{ also: [] }]],
  ['a level that is none', [null]],
])('%s is refused', (_, json) => {
  expect(() => describePictures(json, ATLAS)).toThrow();
});

it.each([
  [['swamp', 30, 'N']],
  [['sea', 30]],
  [['sea', '30', 'N']],
  [['sea', 30, 'N', 'S', 'W']],
  [['sea', 30, 'NS']],
  [['sea', 30, '']],
  [['sea', 30, 'Ne']],
  [['coast', 'S-N', 'N']],
  [['river', 2, '', 'N']],
  [['mountains', 30, 'N']],
  [[]],
  [{ 0: 'sea', 1: 30, 2: 'N' }],
])('the damaged fact %j is refused', (fact) => {
  expect(() => describePictures([{ new: [fact], also: [] }], ATLAS)).toThrow();
});
