import type { Plugin } from 'vite';

import { makeAtlas } from '../../src/maps/atlas.ts';
import { chooseMapProviders } from '../../src/maps/chooseMapProviders.ts';
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

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Nothing is cached for long: Cloudflare would send a rule's
 * `Cache-Control` with errors too. Both default to `max-age=0, must-revalidate`.
 * https://developers.cloudflare.com/pages/configuration/headers/
 * @param base the site's base path, without a trailing slash
 */
export const hostHeaders = (settings: Environment, base = '') => [
  `${base}/*`,
  ...Object.entries(securityHeaders(settings)).map(([name, value]) => `  ${name}: ${value}`),
  `${base}/sw.js`,
  '  Cache-Control: no-cache',
];

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Past days get their language's neutral page; only
 * their paths start with the century. Netlify finds no `404.html` by itself but one at the root; Cloudflare
 * finds the nearest, and ignores rules with this status. The first rule that matches counts.
 * https://docs.netlify.com/routing/redirects/,
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * @param base the site's base path, without a trailing slash
 */
export function hostRedirects(base = '') {
  // English last: its folder holds the others.
  const folders = LANGUAGE_CODES.map((language) => base + prefixOf(language)).reverse();
  return [
    ...folders.map((folder) => `${folder}${pathOfDay('20*')} ${folder}/shell 200`),
    ...folders.filter(Boolean).map((folder) => `${folder}/* ${folder}/404.html 404`),
  ];
}

/** Adds the security headers to the preview server. */
export function headers(settings: Environment): Plugin {
  return {
    name: 'headers',
    configurePreviewServer({ middlewares }) {
      const values = new Map(Object.entries(securityHeaders(settings)));
      middlewares.use((_request, response, next) => {
        response.setHeaders(values);
        next();
      });
    },
  };
}
