import type { Plugin } from 'vite';

import { chooseMapProviders } from '../../src/maps/chooseMapProviders.ts';
import { makeAtlas } from '../../src/maps/makeAtlas.ts';
import { pathOfDay } from '../../src/paths.ts';
import { LANGUAGE_CODES, prefixOf } from '../../src/texts/languages.ts';
import type { Environment } from './environment.ts';
import { scriptDigest } from './pageScript.ts';

/** Browser features denied to the site and to anything injected into it. */
const DENIED_FEATURES = [
  ...'accelerometer camera display-capture geolocation gyroscope hid'.split(' '),
  ...'magnetometer microphone midi payment serial usb'.split(' '),
];

function contentSecurityPolicy(settings: Environment) {
  const providers = chooseMapProviders(settings, makeAtlas([]));
  const reports = settings.VITE_REPORT_URL;
  const origins = providers.flatMap(({ origin }) => origin ?? []);
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptDigest}'`,
    // styled-components injects <style> elements: docs/adr/010.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self'", ...origins].join(' '),
    ["connect-src 'self'", ...(reports ? [new URL(reports).origin] : [])].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Security headers for every response, from OWASP's list. docs/adr/010 explains omissions.
 * https://owasp.org/www-project-secure-headers/
 */
export function securityHeaders(settings: Environment): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    // URL-restricted map tokens need the origin only.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
}

/** As nginx directives, to include. */
export const nginxHeaders = (settings: Environment) =>
  Object.entries(securityHeaders(settings)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Nothing is cached for long: Cloudflare would send a rule's
 * `Cache-Control` with errors too. Both default to `max-age=0, must-revalidate`.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function hostHeaders(settings: Environment, base = '') {
  const rules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    '/*': securityHeaders(settings),
    [`${base}/sw.js`]: { 'Cache-Control': 'no-cache' },
  };
  return Object.entries(rules).flatMap(([address, values]) => [
    address,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Past days get their language's neutral page; only
 * their paths start with the century. Netlify needs rules for all `404.html` but the English one; Cloudflare
 * ignores rules with this status.
 * https://docs.netlify.com/routing/redirects/,
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * @param base the site's base path, without a trailing slash
 */
export const hostRedirects = (base = '') =>
  LANGUAGE_CODES.map((language) => base + prefixOf(language)).flatMap((folder) => [
    `${folder}${pathOfDay('20*')} ${folder}/shell 200`,
    ...(folder === base ? [] : [`${folder}/* ${folder}/404.html 404`]),
  ]);

/**
 * Adds the security headers to the preview server, and writes the hosts' configuration into the build:
 * `headers.conf` for nginx, `_headers` and `_redirects` for Netlify and Cloudflare Pages.
 */
export function headers(settings: Environment): Plugin {
  const base = settings.VITE_BASE_PATH?.slice(0, -1);
  return {
    name: 'headers',
    generateBundle() {
      const write = (fileName: string, lines: readonly string[]) =>
        this.emitFile({ type: 'asset', fileName, source: `${lines.join('\n')}\n` });
      write('_headers', hostHeaders(settings, base));
      write('_redirects', hostRedirects(base));
      write('headers.conf', nginxHeaders(settings));
    },
    configurePreviewServer({ middlewares }) {
      const values = new Map(Object.entries(securityHeaders(settings)));
      middlewares.use((_request, response, next) => {
        response.setHeaders(values);
        next();
      });
    },
  };
}
