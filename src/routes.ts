import { baseOf, type Language, parseAddress } from './texts/languages';

/** The paths of the site's pages, without the language. */
export const paths = {
  home: '/',
  zoomle: '/zoomle',
  howToPlay: '/how-to-play',
  archive: '/zoomle/archive',
  practice: '/zoomle/practice',
  challenge: '/zoomle/challenge',
  challengeBoard: '/zoomle/challenge/play',
  statistics: '/zoomle/statistics',
  archiveDay: '/zoomle/:date',
  login: '/login',
  privacy: '/privacy',
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  post: '/blog/:slug',
  puzzlia: '/puzzlia',
} as const;

/** Where a past day's map can be played. */
export const pathOfDay = (date: string) => `${paths.zoomle}/${date}`;

/** Where a post can be read. */
export const pathOfPost = (slug: string) => `${paths.blog}/${slug}`;

/** The path that the site is served under, `VITE_BASE_PATH` without its last slash: empty at a host's root. */
export const BASE_PATH = import.meta.env.BASE_URL.slice(0, -1);

/** The path that a language's pages are under, for the router and for links that load another page. */
export const basename = (language: Language) => BASE_PATH + baseOf(language);

/** The language of one of the site's addresses, and the path of its page. */
export const parseLocation = ({ pathname }: { readonly pathname: string }) =>
  parseAddress(pathname.slice(BASE_PATH.length));
