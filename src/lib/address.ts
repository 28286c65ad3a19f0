import { baseOf, type Language, parseAddress } from '../texts/languages';

/** The path that the site is served under, `VITE_BASE_PATH` without its last slash: empty at a host's root. */
export const BASE_PATH = import.meta.env.BASE_URL.slice(0, -1);

/** The path that a language's pages are under, for the router and for links that load another page. */
export const basename = (language: Language) => BASE_PATH + baseOf(language);

/** The language of one of the site's addresses, and the path of its page. */
export const parseLocation = ({ pathname }: { readonly pathname: string }) =>
  parseAddress(pathname.slice(BASE_PATH.length));
