import { expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { inSentence, WITH_ARTICLE } from '../../src/texts/en/later';

it.each([
  ['United States', 'the United States'],
  ['DR Congo', 'the DR Congo'],
  ['Peru', 'Peru'],
  ['Papua New Guinea', 'Papua New Guinea'],
])('a sentence says %s with an article or without: %s', (country, name) => {
  expect(inSentence(country)).toBe(name);
});

it('every name with an article is a country’s of the game', () => {
  const names = data.map(({ name }) => name);
  expect([...WITH_ARTICLE].filter((name) => !names.includes(name))).toEqual([]);
});

it('every country that is called by a plural or by what kind of state it is has one', () => {
  const KINDS = /(Islands|Republic|Emirates|Kingdom|States|Netherlands|Philippines)\b/;
  const kinds = data.map(({ name }) => name).filter((name) => KINDS.test(name));
  expect(kinds.filter((name) => !WITH_ARTICLE.has(name))).toEqual([]);
});
