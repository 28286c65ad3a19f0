import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import data from '../../../src/data/countries_with_mapLocations.json';
import type { PictureFacts } from '../../../src/domain/pictureFacts';
import { ZOOM_LEVELS, type ZoomLevel } from '../../../src/domain/round';
import { atlas } from '../../../src/maps/atlas';

const countries = [...new Set(data.map(({ name }) => name))];
const levelsOf = (country: string) =>
  JSON.parse(readFileSync(`public${atlas.factsUrl(country)}`, 'utf8')) as PictureFacts[];

/** The facts of a country's picture, each in one text. */
function factsOf(country: string, level: ZoomLevel) {
  const facts = levelsOf(country)[ZOOM_LEVELS.indexOf(level)];
  return [...facts.new, ...facts.also].map((fact) => fact.join(' '));
}

it.each<[string, ZoomLevel, string, string[]]>([
  ['Nauru', 18, 'a small island, in the sea all around', ['island 7 ', 'sea 95 *']],
  ['Cuba', 15, 'an island as long as Cuba is', ['island 1100 E-W', 'sea 85 *']],
  ['Fiji', 17, 'an island across the antimeridian', ['island 150 ', 'islands 10 e']],
  ['Egypt', 17, 'the sea far off, and the Nile', ['sea 15 NW', 'river 1 N-S n']],
  ['Ireland', 18, 'the sea nearby, with its coast', ['sea 35 e', 'coast N-S e']],
  ['Estonia', 18, 'a coast at the crosshair', ['sea 50 n', 'coast E-W .']],
  ['Libya', 18, 'the sea in a wide arc', ['sea 55 ne nw']],
  ['Sri Lanka', 17, 'the sea on two sides', ['sea 70 E W']],
  ['Uganda', 18, 'the frame cutting Lake Victoria', ['lake 0 se', 'plateau 70 . 1200']],
  ['Uganda', 16, 'all of Lake Victoria', ['lake 430 s', 'plateau 50 * 1400']],
  ['Kazakhstan', 17, 'many lakes in the steppe', ['lake 22 W', 'lakes 5 e', 'dry 85 *']],
  ['Nepal', 18, 'the Himalayas', ['mountains 70 . 5700', 'snow 10 NE']],
  ['Bolivia', 18, 'the Altiplano, cold but without a salt flat', ['plateau 50 . 4100', 'dry 75 *']],
  ['Ukraine', 18, 'the plain, and the Dnieper', ['plain 100 *', 'green 75 *', 'river 1 SE-NW .']],
  ['Finland', 16, 'forest', ['forest 60 *']],
  ['Chad', 17, 'the Sahara', ['desert 95 *', 'plain 70 *']],
  ['Botswana', 17, 'one dry land alone', ['dry 100 *']],
])('the picture of %s at level %d shows %s', (country, level, _, facts) => {
  expect(factsOf(country, level)).toEqual(expect.arrayContaining(facts));
});

it('everything is new in the first picture, and no picture says anything twice', () => {
  const wrong = countries.filter((country) => {
    const levels = ZOOM_LEVELS.slice(0, 7).map((level) => factsOf(country, level));
    const isRepeated = levels.some((facts) => new Set(facts).size < facts.length);
    return isRepeated || levelsOf(country)[0].also.length > 0;
  });
  expect(wrong).toEqual([]);
});
