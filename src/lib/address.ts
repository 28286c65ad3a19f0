import { baseOf, type Language, parseAddress } from '../texts/languages';

/** The path that the site is served under, `VITE_BASE_PATH` without its last slash: empty at a host's root. */
export const BASE_PATH = import.meta.env.BASE_URL.slice(0, -1);

/** The path that a language's pages are under, for the router and for links that load another page. */
export const basename = (language: Language) => BASE_PATH + baseOf(language);

/** The language of one of the site's addresses, and the path of its page. */
export const parseLocation = ({ pathname }: { readonly pathname: string }) =>
  parseAddress(pathname.slice(BASE_PATH.length));

/**
 * The address that a page is meant by: not by its file's name, nor with its language in capitals, nor with the
 * `#` before a challenge's code escaped.
 */
export function canonicalAddress(href: string) {
  const url = new URL(href.replace(/^([^?#]*)%23/, '$1#'));
  const base = basename(parseLocation(url).language);
  const path = url.pathname.slice(base.length);
  url.pathname = base + path.replace(/(?<=\/)index\.html$|\.html$/i, '');
  return url.href;
}
