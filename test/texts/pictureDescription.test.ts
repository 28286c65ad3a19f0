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

/** The sentence on one fact. */
const sentenceOn = (fact: PictureFact) =>
  describeNew(fact)
    .replace('About 830 km across. ', '')
    .replace(/ No [^.]*\.$/, '');

describe('a description', () => {
  it('starts with the picture’s width, and ends with the waters it lacks', () => {
    expect(describeNew(['forest', 100, '*'])).toBe(
      'About 830 km across. Forest over all of the picture. No sea, lake or large river.',
    );
  });

  it.each<[string, ...PictureFact[]]>([
    ['No lake or large river.', ['coast', '', 'n']],
    ['No sea or large river.', ['lake', 40, 'n']],
    ['No large river.', ['sea', 5, 'N'], ['lakes', 2, 'n']],
    ['No lake.', ['islands', 2, 'N'], ['river', 0, '', 'n']],
    ['winds to the north.', ['sea', 5, 'N'], ['lake', 40, 'n'], ['river', 1, '', 'n']],
  ])('ends “%s” with %j', (end, ...facts) => {
    expect(describeNew(...facts)).toMatch(new RegExp(` ${end}$`));
  });

  it('of a farther level names what is new, then in brief what is still there', () => {
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
});

describe('a fact in words', () => {
  it.each<[PictureFact, string]>([
    [['sea', 5, 'N'], 'Sea fills a sliver of the picture, far to the north.'],
    [['sea', 30, 'NE'], 'Sea fills a third of the picture, far to the northeast.'],
    [['sea', 50, 'n', 'W'], 'Sea fills half of the picture, to the north and far to the west.'],
    [['sea', 90, '*'], 'Sea fills most of the picture, all around.'],
    [['coast', 'SE-NW', 'sw'], 'A coast runs from southeast to northwest, to the southwest.'],
    [['coast', '', '.'], 'A coast winds in the middle.'],
    [['island', 40, 'E-W'], 'The crosshair is on an island about 40 km long, from east to west.'],
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
    [['plateau', 35, 'N', 1200], 'A plateau far to the north, about 1200 m high.'],
    [['mountains', 20, 'S', 3900], 'Mountains far to the south, rising above 3900 m.'],
    [['dry', 10, 'se'], 'Dry brown land to the southeast.'],
  ])('%j: %s', (fact, sentence) => {
    expect(sentenceOn(fact)).toBe(sentence);
  });
});
