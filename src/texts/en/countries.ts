/** Names that take “the”. */
export const WITH_ARTICLE: ReadonlySet<string> = new Set([
  'Bahamas',
  'Central African Republic',
  'Comoros',
  'DR Congo',
  'Dominican Republic',
  'Gambia',
  'Maldives',
  'Marshall Islands',
  'Netherlands',
  'Philippines',
  'Republic of the Congo',
  'Seychelles',
  'Solomon Islands',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);

/** A country's name inside a sentence: the Bahamas, but Peru. */
export const inSentence = (country: string) =>
  WITH_ARTICLE.has(country) ? `the ${country}` : country;
