import { paths } from '../src/routes.ts';
import { baseOf, LANGUAGE_CODES } from '../src/texts/languages.ts';

/** Pages that have their own file. */
const WITH_A_FILE: readonly string[] = [paths.home, paths.zoomle];

const isPattern = (path: string) => path.includes(':');

/** The paths of all other pages, fixed ones first, because the first matching rule wins. */
const NEUTRAL_PATHS = Object.values(paths)
  .filter((path) => !WITH_A_FILE.includes(path))
  .sort((a, b) => Number(isPattern(a)) - Number(isPattern(b)));

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: the paths that serve the neutral page of their
 * language. Other paths without a file serve `404.html`, the same page with status 404, because:
 * - Cloudflare applies rules even if a file exists: a catch-all rule would hide every script.
 *   https://developers.cloudflare.com/pages/configuration/redirects/
 * - It redirects from `shell.html` to `shell`, so rules must name the latter, and a rule from
 *   `/zoomle` to `zoomle.html` would loop. Both hosts find that page without a rule.
 *   https://github.com/cloudflare/workers-sdk/issues/8403
 * - The last rules are for Netlify, which knows only one `404.html`. Cloudflare finds the nearest one
 *   and ignores rules with this status.
 */
export function hostRedirects() {
  const bases = LANGUAGE_CODES.map(baseOf);
  return [
    ...bases.flatMap((base) => NEUTRAL_PATHS.map((path) => `${base}${path} ${base}/shell 200`)),
    ...bases.filter(Boolean).map((base) => `${base}/* ${base}/404.html 404`),
  ];
}

/**
 * The same as directives for nginx to include. `error_page` keeps the status, and an address in a
 * language gets that language's page.
 */
export function nginxRoutes() {
  const bases = LANGUAGE_CODES.map(baseOf).filter(Boolean).join('|');
  const pages = NEUTRAL_PATHS.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|');
  return [
    `location ~ ^(?<base>${bases})?(${pages})/?$ { try_files $base/shell.html =404; }`,
    `location ~ ^(?<base>${bases})/ { error_page 404 $base/404.html; try_files $uri =404; }`,
  ];
}
