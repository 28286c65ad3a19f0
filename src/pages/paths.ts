/** The addresses of the site's pages. */
export const paths = {
  home: '/',
  zoomle: '/zoomle',
  login: '/login',
  privacy: '/privacy',
  about: '/about',
  contact: '/contact',
  blog: '/blog',
  puzzlia: '/puzzlia',
} as const;
