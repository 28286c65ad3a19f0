import { type Language, LANGUAGE_CODES, LANGUAGES, prefixOf } from '../texts/languages.ts';

type PageLink = { readonly rel: string; readonly href: string; readonly hrefLang?: string };

/**
 * The canonical link of a page, and links to it in all languages.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 * @param site its origin and base path, without a trailing slash
 * @param path of the page, without the language
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
