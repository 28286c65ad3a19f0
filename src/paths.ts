/** Paths without the language's prefix. */
export const paths = {
  home: '/',
  zoomle: '/zoomle',
  howToPlay: '/how-to-play',
  archive: '/zoomle/archive',
  practice: '/zoomle/practice',
  expedition: '/zoomle/practice/:continent',
  earth: '/zoomle/earth',
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

export const pathOfDay = (date: string) => `${paths.zoomle}/${date}`;

/** @param slug a continent’s */
export const pathOfExpedition = (slug: string) => `${paths.practice}/${slug}`;

export const pathOfPost = (slug: string) => `${paths.blog}/${slug}`;
