import { describe, expect, it } from 'vitest';

import type { PictureFact, PictureFacts } from '../../src/domain/pictureFacts';
import { picture } from '../../src/texts/en/picture';
import { start } from '../../src/texts/en/start';
import { describePicture } from '../../src/texts/pictureDescription';

const FORMATS = {
  length: (km: number) => `${km} km`,
  height: (metres: number) => `${metres} m`,
};
const WORDS = { ...start, picture };
const NEAREST = true;
const FARTHER = false;

const describeNew = (...facts: PictureFact[]) =>
  describePicture({ new: facts, also: [] }, 830, NEAREST, WORDS, FORMATS);

/** What is said of one fact, of which the waters are left out. */
const sentenceOn = (fact: PictureFact) =>
  describeNew(fact)
    .replace('About 830 km across. ', '')
    .replace(/ No [^.]*\.$/, '');

describe('a description', () => {
  it('starts with how wide the picture is, and ends with the waters that it has not', () => {
    expect(describeNew(['forest', 100, '*'])).toBe(
      'About 830 km across. Forest over all of the picture. No sea, lake or great river.',
    );
  });

  it.each<[PictureFact[], string]>([
    [[['sea', 5, 'N']], 'No lake or great river.'],
    [[['coast', '', 'n']], 'No lake or great river.'],
    [[['island', 40, '']], 'No lake or great river.'],
    [[['lake', 40, 'n']], 'No sea or great river.'],
    [[['river', 1, '', 'n']], 'No sea or lake.'],
    [[['sea', 5, 'N'], ['lakes', 2, 'n']], 'No great river.'], // prettier-ignore
    [[['islands', 2, 'N'], ['river', 0, '', 'n']], 'No lake.'], // prettier-ignore
    [[['lake', 40, 'n'], ['river', 0, '', 'n']], 'No sea.'], // prettier-ignore
  ])('of %j ends: %s', (facts, end) => {
    expect(describeNew(...facts).endsWith(` ${end}`)).toBe(true);
  });

  it('says nothing of missing waters where none is missing', () => {
    expect(describeNew(['sea', 5, 'N'], ['lake', 40, 'n'], ['river', 1, '', 'n'])).not.toContain(
      'No ',
    );
  });

  it('tells from the second level on what is new, and then in brief what is still there', () => {
    const facts: PictureFacts = {
      new: [
        ['river', 0, 'N-S', 'E'],
        ['lakes', 10, 'N'],
      ],
      also: [
        ['sea', 30, 'N', 'W'],
        ['mountains', 40, 'S', 3900],
      ],
    };
    expect(describePicture(facts, 1700, FARTHER, WORDS, FORMATS)).toBe(
      'About 1700 km across. New: A great river runs from north to south, far to the east. Many smaller lakes far to the north. Still there: sea far to the north and west, mountains far to the south.',
    );
  });

  it('says no more of what there is none of', () => {
    const facts: PictureFacts = { new: [], also: [['plain', 90, '*']] };
    expect(describePicture(facts, 1700, FARTHER, WORDS, FORMATS)).toBe(
      'About 1700 km across. Still there: flat land all around.',
    );
  });
});

describe('a fact in words', () => {
  it.each<[PictureFact, string]>([
    [['sea', 30, 'NE'], 'Sea fills a third of the picture, far to the northeast.'],
    [['sea', 50, 'n', 'W'], 'Sea fills half of the picture, to the north and far to the west.'],
    [['sea', 90, '*'], 'Sea fills most of the picture, all around.'],
    [['coast', 'SE-NW', 'sw'], 'A coast runs from southeast to northwest, to the southwest.'],
    [['coast', '', '.'], 'A coast winds in the middle.'],
    [['island', 40, 'E-W'], 'The crosshair is on an island about 40 km long, from east to west.'],
    [['island', 40, ''], 'The crosshair is on an island about 40 km long.'],
    [['islands', 1, 'N'], 'An island far to the north.'],
    [['islands', 9, 's'], '9 islands to the south.'],
    [['islands', 10, '*'], 'Many islands all around.'],
    [['lake', 120, 's'], 'A lake about 120 km long, to the south.'],
    [['lake', 0, 'W'], 'Part of a lake far to the west.'],
    [['lakes', 1, 'e'], 'A smaller lake to the east.'],
    [['river', 0, '', 'w'], 'A great river winds to the west.'],
    [['river', 1, 'N-S', '.'], 'A large river runs from north to south, in the middle.'],
    [['hills', 35, 'W'], 'Hills far to the west.'],
    [['hills', 40, 'W'], 'Hills over almost half of the picture, far to the west.'],
    [
      ['plateau', 60, '*', 1200],
      'A plateau over more than half of the picture, about 1200 m high.',
    ],
    [['mountains', 20, 'S', 3900], 'Mountains far to the south, rising above 3900 m.'],
    [['dry', 10, 'se'], 'Dry brown land to the southeast.'],
  ])('%j: %s', (fact, sentence) => {
    expect(sentenceOn(fact)).toBe(sentence);
  });

  it.each([
    [5, 'a sliver of'],
    [20, 'a fifth of'],
    [65, 'two thirds of'],
    [95, 'almost all of'],
    [100, 'all of'],
  ])('%d percent of the sea are %s the picture', (percent, share) => {
    expect(sentenceOn(['sea', percent, 'N'])).toBe(
      `Sea fills ${share} the picture, far to the north.`,
    );
  });
});

it('stays short with eight facts', () => {
  const facts: PictureFacts = {
    new: [
      ['sea', 45, 'SW', 'SE'],
      ['coast', 'SE-NW', 'SW'],
      ['mountains', 45, 'NE', 3900],
    ],
    also: [
      ['lake', 140, 'NE'],
      ['river', 0, 'N-S', 'NW'],
      ['green', 45, 'SE'],
      ['snow', 10, 'NW'],
      ['forest', 30, 'SW'],
    ],
  };
  expect(describePicture(facts, 1700, FARTHER, WORDS, FORMATS).length).toBeLessThanOrEqual(450);
});
