import { expect, it } from 'vitest';

import data from '../../src/data/countries_with_mapLocations.json';
import { WITH_ARTICLE } from '../../src/texts/en/later';

it('only countries of the game have an article', () => {
  const names = data.map(({ name }) => name);
  expect([...WITH_ARTICLE].filter((name) => !names.includes(name))).toEqual([]);
});

it('plurals and kinds of states have an article', () => {
  const KINDS = /(Islands|Republic|Emirates|Kingdom|States|Netherlands|Philippines)\b/;
  const kinds = data.map(({ name }) => name).filter((name) => KINDS.test(name));
  expect(kinds.filter((name) => !WITH_ARTICLE.has(name))).toEqual([]);
});
