import { type Language, LANGUAGE_CODES, LANGUAGES, prefixOf } from '../texts/languages.ts';

type PageLink = { readonly rel: string; readonly href: string; readonly hrefLang?: string };

/**
 * A page's canonical link, and its links to all languages.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 * @param site its origin and base path, without a trailing slash
 * @param path the page's path without the language
 */
export const pageLinks = (site: string, language: Language, path: string): readonly PageLink[] => [
  { rel: 'canonical', href: site + prefixOf(language) + path },
  ...LANGUAGE_CODES.map((code) => ({
    rel: 'alternate',
    href: site + prefixOf(code) + path,
    hrefLang: LANGUAGES[code].tag,
  })),
  { rel: 'alternate', href: site + path, hrefLang: 'x-default' },
];
