/** The articles of countries whose names lead to something else on the English Wikipedia. */
export const ARTICLES: ReadonlyMap<string, string> = new Map([
  ['Georgia', 'Georgia (country)'],
  ['Ireland', 'Republic of Ireland'],
  ['Micronesia', 'Federated States of Micronesia'],
  ['Palestine', 'State of Palestine'],
]);

/** The address of the article about a country. Other spellings of names are redirected there. */
export function articleUrl(country: string): string {
  const title = ARTICLES.get(country) ?? country;
  return `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
}

/**
 * The address of a search for a place: it leads to the article of that title, or lists articles. What
 * stands in brackets is left out, since every word has to be found.
 */
export function searchUrl(place: string, country: string): string {
  const words = `${place.replace(/\(.*?\)/g, '')} ${country}`.split(/\s+/).join(' ');
  const query = new URLSearchParams({ search: words });
  return `https://en.wikipedia.org/w/index.php?${query.toString()}`;
}
