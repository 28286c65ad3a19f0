import { expect, it } from 'vitest';

import data from '../../../../src/data/countries_with_mapLocations.json';
import { articleUrl, searchUrl } from '../../../../src/pages/board/recap/wikipedia';

it('the article of a country is that of its item in Wikidata, in the language or else in English', () => {
  expect(articleUrl('Germany', 'ja')).toBe(
    'https://www.wikidata.org/wiki/Special:GoToLinkedPage/jawiki,enwiki/Q183',
  );
});

it('every country has an item, and each another one', () => {
  const names = new Set(data.map(({ name }) => name));
  const urls = [...names].map((name) => articleUrl(name, 'en'));
  expect(urls.filter((url) => !/\/Q\d+$/.test(url ?? ''))).toEqual([]);
  expect(new Set(urls).size).toBe(names.size);
});

it.each([
  ['Himeji Castle', 'Japan', 'Himeji+Castle+Japan'],
  ['Medina of Moroni (Old Friday Mosque)', 'Comoros', 'Medina+of+Moroni+Comoros'],
  ['Tōdai-ji, Nara', 'Japan', 'T%C5%8Ddai-ji%2C+Nara+Japan'],
])('the search for %s has the words that articles have', (place, country, words) => {
  expect(searchUrl(place, country)).toBe(`https://en.wikipedia.org/w/index.php?search=${words}`);
});
