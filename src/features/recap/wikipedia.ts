/** The articles of countries whose names lead to something else on the English Wikipedia. */
export const ARTICLES: ReadonlyMap<string, string> = new Map([
  ['Georgia', 'Georgia (country)'],
  ['Ireland', 'Republic of Ireland'],
  ['Micronesia', 'Federated States of Micronesia'],
  ['Palestine', 'State of Palestine'],
]);

/** The address of the article about a country. Other spellings of names are redirected there. */
export function wikipediaUrl(country: string): string {
  const title = ARTICLES.get(country) ?? country;
  return `https://en.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`;
}
