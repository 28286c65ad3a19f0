import { describe, expect, it } from 'vitest';

import data from '../../../src/data/countries_with_mapLocations.json';
import { ARTICLES, articleUrl, searchUrl } from '../../../src/features/recap/wikipedia';

describe('the address of a country’s article', () => {
  it.each([
    ['Peru', 'Peru'],
    ['Papua New Guinea', 'Papua_New_Guinea'],
    ['São Tomé and Príncipe', 'S%C3%A3o_Tom%C3%A9_and_Pr%C3%ADncipe'],
    ['Georgia', 'Georgia_(country)'],
    ['constructor', 'constructor'],
  ])('of %s ends in %s', (country, title) => {
    expect(articleUrl(country)).toBe(`https://en.wikipedia.org/wiki/${title}`);
  });

  it('differs from the name only for countries of the game', () => {
    const names = data.map(({ name }) => name);
    expect([...ARTICLES.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});

it.each([
  ['Himeji Castle', 'Japan', 'Himeji+Castle+Japan'],
  ['Medina of Moroni (Old Friday Mosque)', 'Comoros', 'Medina+of+Moroni+Comoros'],
  ['Tōdai-ji, Nara', 'Japan', 'T%C5%8Ddai-ji%2C+Nara+Japan'],
])('the search for %s has the words that articles have', (place, country, words) => {
  expect(searchUrl(place, country)).toBe(`https://en.wikipedia.org/w/index.php?search=${words}`);
});
