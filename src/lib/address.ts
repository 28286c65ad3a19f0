import { type Language, parseAddress, prefixOf } from '../texts/languages';

/** The site's base path without a trailing slash: empty at a host's root. */
export const BASE_PATH = import.meta.env.BASE_URL.slice(0, -1);

/** The root of a language's pages, for the router and for links that load another page. */
export const languageRoot = (language: Language) => BASE_PATH + prefixOf(language);

/** The language and the page's path of a location on the site. */
export const parseLocation = ({ pathname }: { readonly pathname: string }) =>
  parseAddress(pathname.slice(BASE_PATH.length));

/**
 * A page's canonical address: without the file's name, with the language in lower case, and with the `#` before
 * a challenge's code unescaped.
 */
export function canonicalAddress(href: string) {
  const url = new URL(href.replace(/^([^?#]*)%23/, '$1#'));
  const root = languageRoot(parseLocation(url).language);
  const path = url.pathname.slice(root.length);
  url.pathname = root + path.replace(/(?<=\/)index\.html$|\.html$/i, '');
  return url.href;
}
