import { expect, it } from 'vitest';

import { areFacts } from '../../../scripts/atlas/contracts.ts';
import { PLACES } from '../../../scripts/atlas/places.ts';
import type { PictureFacts } from '../../../src/domain/pictureFacts';
import { renderedText } from '../renderedText';

const levelsOf = (place: (typeof PLACES)[number]) =>
  JSON.parse(renderedText(place, 'facts.json')) as PictureFacts[];
/** The facts of a picture, each in one text. */
const inWords = (facts: PictureFacts) =>
  [...facts.new, ...facts.also].map((fact) => fact.join(' '));

it.each<[string, number, string, string[]]>([
  ['Nauru', 18, 'a small island, in the sea all around', ['island 7 ', 'sea 95 *']],
  ['Cuba', 15, 'an island as long as Cuba is', ['island 1100 E-W', 'sea 85 *']],
  ['Fiji', 17, 'an island across the antimeridian', ['island 150 ', 'islands 10 e']],
  ['Egypt', 17, 'the sea far off, and the Nile', ['sea 15 NW', 'river 1 N-S n']],
  ['Ireland', 18, 'the sea nearby, with its coast', ['sea 35 e', 'coast N-S e']],
  ['Estonia', 18, 'a coast at the crosshair', ['sea 45 n', 'coast NE-SW .']],
  ['Libya', 18, 'the sea in a wide arc', ['sea 55 ne nw']],
  ['Sri Lanka', 17, 'the sea on two sides', ['sea 65 W NE']],
  ['Uganda', 18, 'the frame cutting Lake Victoria', ['lake 0 se', 'plateau 70 . 1200']],
  ['Uganda', 15, 'all of Lake Victoria', ['lake 430 s']],
  ['Kazakhstan', 17, 'many lakes in the steppe', ['lake 56 SW', 'lakes 5 w', 'dry 85 *']],
  ['Nepal', 18, 'the Himalayas', ['mountains 70 * 5700', 'hills 20 SW']],
  ['Bolivia', 18, 'the Altiplano, cold but without a salt flat', ['plateau 50 . 4100', 'dry 75 *']],
  [
    'Ukraine',
    18,
    'the plain, and the reservoir of Kyiv',
    ['plain 100 *', 'green 80 *', 'lake 69 n'],
  ],
  ['Finland', 16, 'forest', ['forest 60 *']],
  ['Chad', 17, 'the Sahara', ['desert 95 *', 'plain 70 *']],
  ['Botswana', 17, 'one dry land alone', ['dry 100 *']],
])('the picture of %s at level %d shows %s', (country, level, _, facts) => {
  const pictures = PLACES.filter(({ name }) => name === country).flatMap(levelsOf);
  expect(inWords(pictures[18 - level])).toEqual(expect.arrayContaining(facts));
});

it('all facts have their form, those of the first picture are new, and no picture says anything twice', () => {
  const wrong = PLACES.filter((place) => {
    const levels = levelsOf(place);
    const isRepeated = levels.map(inWords).some((facts) => new Set(facts).size < facts.length);
    return !areFacts(levels) || isRepeated || levels[0].also.length > 0;
  });
  expect(wrong).toEqual([]);
});
