import type { Plugin } from 'vite';

import type { Environment } from '../src/app/environment.ts';
import { chooseMapProviders } from '../src/maps/chooseMapProviders.ts';

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

/** Files that are there or not: no page has such an address. */
const FILES = /^\/(assets|atlas)\//;

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

/**
 * Has the preview answer with the security headers, and writes them into the built site for others
 * that serve it: `headers.conf` for nginx, `_headers` for Netlify and Cloudflare Pages.
 */
export function headers(settings: Environment): Plugin {
  const entries = Object.entries(securityHeaders(settings));
  return {
    name: 'headers',
    generateBundle() {
      const write = (fileName: string, lines: readonly string[]) =>
        this.emitFile({ type: 'asset', fileName, source: `${lines.join('\n')}\n` });
      write('_headers', ['/*', ...entries.map(([name, value]) => `  ${name}: ${value}`)]);
      write(
        'headers.conf',
        entries.map(([name, value]) => `add_header ${name} "${value}" always;`),
      );
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        response.setHeaders(new Map(entries));
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
