import type { Plugin } from 'vite';

import type { Environment } from '../src/app/environment.ts';
import { chooseMapProviders } from '../src/maps/chooseMapProviders.ts';
import { paths } from '../src/pages/paths.ts';

/** Powers of a browser that the site never uses, nor anything that might get into it. */
const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Files that are there or not: no page has such an address. Each is named after its content. */
export const FILES = /^\/(assets|atlas)\//;

const FOREVER = 'public, max-age=31536000, immutable';

function contentSecurityPolicy(settings: Environment) {
  const origins = chooseMapProviders(settings).flatMap(({ origin }) => origin ?? []);
  return [
    "default-src 'none'",
    "script-src 'self'",
    // styled-components writes its rules into the page: docs/adr/010.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self'", ...origins].join(' '),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    // The gallery's frames: docs/adr/010.
    ...(settings.VITE_DEV_TOOLS === 'off'
      ? ["frame-ancestors 'none'"]
      : ["frame-src 'self'", "frame-ancestors 'self'"]),
  ].join('; ');
}

/** The headers of every answer of the site, by name: what a browser may do with it. */
export function securityHeaders(settings: Environment): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // A token that is restricted to a site needs the site's origin, and no more.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** What nginx includes, in its own words. */
export const nginxHeaders = (settings: Environment) =>
  Object.entries(securityHeaders(settings)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );

/**
 * The `_headers` of Netlify and Cloudflare Pages. No rule for all files sets how long they are kept:
 * Cloudflare joins what several rules say of one header. By themselves both hosts have a browser ask
 * each time (`max-age=0, must-revalidate`), as is right for pages.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function hostHeaders(settings: Environment) {
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/*': securityHeaders(settings),
    '/sw.js': { 'Cache-Control': 'no-cache' },
    '/assets/*': { 'Cache-Control': FOREVER },
    '/atlas/*': { 'Cache-Control': FOREVER },
  };
  return Object.entries(rules).flatMap(([address, values]) => [
    address,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
}

/**
 * The `_redirects` of Netlify and Cloudflare Pages: which addresses show the neutral page. All others
 * that are no file show `404.html`, the same page with status 404, for:
 * - Cloudflare follows rules whether there is a file or not: one for all would hide every script.
 *   https://developers.cloudflare.com/pages/configuration/redirects/
 * - It redirects from `shell.html` to `shell`, so a rule must name the latter, and a rule from
 *   `/zoomle` to `zoomle.html` would go round in circles. Both hosts find that page without.
 *   https://github.com/cloudflare/workers-sdk/issues/8403
 */
export function hostRedirects() {
  const withAFile: readonly string[] = [paths.home, paths.zoomle];
  const isPattern = (path: string) => path.includes(':');
  // The first rule that fits is taken.
  return Object.values(paths)
    .filter((path) => !withAFile.includes(path))
    .sort((a, b) => Number(isPattern(a)) - Number(isPattern(b)))
    .map((path) => `${path} /shell 200`);
}

/**
 * Has the preview answer with the security headers, and writes them into the built site for others
 * that serve it: `headers.conf` for nginx, `_headers` and `_redirects` for Netlify and Cloudflare Pages.
 */
export function headers(settings: Environment): Plugin {
  return {
    name: 'headers',
    generateBundle() {
      const write = (fileName: string, lines: readonly string[]) =>
        this.emitFile({ type: 'asset', fileName, source: `${lines.join('\n')}\n` });
      write('_headers', hostHeaders(settings));
      write('_redirects', hostRedirects());
      write('headers.conf', nginxHeaders(settings));
    },
    configurePreviewServer({ middlewares }) {
      const values = new Map(Object.entries(securityHeaders(settings)));
      middlewares.use((_request, response, next) => {
        response.setHeaders(values);
        next();
      });
      // Behind the files, where Vite would answer for a missing one with the site's page.
      return () => {
        middlewares.use(({ originalUrl = '' }, response, next) => {
          if (!FILES.test(originalUrl)) {
            next();
            return;
          }
          response.statusCode = 404;
          response.end();
        });
      };
    },
  };
}
