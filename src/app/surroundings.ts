import type { Surroundings } from './recorder';

/** Where the site runs, for a report. The main script's name is another one in each build. */
export const surroundings = (): Surroundings => ({
  version: `${__VERSION__}, ${new URL(import.meta.url).pathname.split('/').at(-1) ?? ''}`,
  browser: navigator.userAgent,
  language: navigator.language,
  screen: `${innerWidth} x ${innerHeight} of ${screen.width} x ${screen.height}, ${devicePixelRatio} pixels each`,
  time: new Date().toISOString(),
  path: location.pathname,
});
