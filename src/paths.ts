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
