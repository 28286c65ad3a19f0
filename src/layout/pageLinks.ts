import { baseOf, type Language, LANGUAGE_CODES, LANGUAGES } from '../texts/languages.ts';

/** The attributes of a `<link>`. */
type PageLink = { readonly rel: string; readonly href: string; readonly hreflang?: string };

/** The attributes of the `<meta>` by which search engines leave a page out. */
export const NOINDEX = { name: 'robots', content: 'noindex' };

/**
 * The links by which search engines know a page, and the same page in the other languages.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 * @param site scheme and host
 * @param path of the page, without the language
 */
export const pageLinks = (site: string, language: Language, path: string): readonly PageLink[] => [
  { rel: 'canonical', href: site + baseOf(language) + path },
  ...LANGUAGE_CODES.map((code) => ({
    rel: 'alternate',
    href: site + baseOf(code) + path,
    hreflang: LANGUAGES[code].tag,
  })),
  { rel: 'alternate', href: site + path, hreflang: 'x-default' },
];
