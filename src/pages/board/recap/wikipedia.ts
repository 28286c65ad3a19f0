import type { Language } from '../../../texts/languages';
import wikidata from './wikidata.json';

/** The countries' Wikidata items, which link to their articles in every language. */
const ITEMS: Partial<Record<string, string>> = wikidata;

/**
 * The URL of Wikipedia's article about a country, in a language or else in English; undefined for a
 * country that has left the list. https://www.wikidata.org/wiki/Special:GoToLinkedPage
 */
export function articleUrl(country: string, language: Language): string | undefined {
  const item = ITEMS[country];
  return (
    item && `https://www.wikidata.org/wiki/Special:GoToLinkedPage/${language}wiki,enwiki/${item}`
  );
}

/**
 * The URL of a search for a place in the English Wikipedia, as its name is English: it leads to the
 * article of that title, or lists articles. Text in brackets is left out, since every word must match.
 */
export function searchUrl(place: string, country: string): string {
  const words = `${place.replace(/\(.*?\)/g, '')} ${country}`.split(/\s+/).join(' ');
  const query = new URLSearchParams({ search: words });
  return `https://en.wikipedia.org/w/index.php?${query.toString()}`;
}
