import { describe, expect, it } from 'vitest';

import type { Environment } from '../../../scripts/build/environment';
import { hostHeaders, hostRedirects, securityHeaders } from '../../../scripts/build/headers';
import { LANGUAGE_CODES } from '../../../src/texts/languages';

const policyOf = (settings: Environment) => {
  const policy = securityHeaders(settings)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
};

describe('the security headers', () => {
  it('allow the site’s own files and nothing else', () => {
    expect(policyOf({ VITE_DEV_TOOLS: 'off' })).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/) as unknown,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self'",
      'connect-src': "'self'",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'object-src': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it.each<[string, Environment]>([
    ['https://api.mapbox.com', { VITE_MAPBOX_TOKEN: 'pk.secret' }],
    ['https://tiles.maps.eox.at', { VITE_MAP_PROVIDER: 'eox' }],
    ['https://services.arcgisonline.com', { VITE_MAP_PROVIDER: 'esri' }],
    ['https://maps.test', { VITE_MAP_PROVIDER: 'esri', VITE_MAP_BASE_URL: 'https://maps.test' }],
  ])('allow pictures from %s if it provides them', (origin, settings) => {
    expect(policyOf(settings)).toEqual({ ...policyOf({}), 'img-src': `'self' ${origin}` });
  });

  it('allow crash reports to the configured host only', () => {
    const policy = policyOf({ VITE_REPORT_URL: 'https://reports.test/zoomle' });
    expect(policy).toEqual({ ...policyOf({}), 'connect-src': "'self' https://reports.test" });
  });

  it('allow no map service if the atlas is chosen', () => {
    const settings: Environment = { VITE_MAPBOX_TOKEN: 'pk.secret', VITE_MAP_PROVIDER: 'atlas' };
    expect(policyOf(settings)).toEqual(policyOf({}));
  });

  it('send map services the site’s origin, to which tokens are restricted', () => {
    expect(securityHeaders({})).toMatchObject({
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    });
  });

  it('hold no token, and fit nginx’s quoted strings and the static hosts’ lines', () => {
    for (const value of Object.values(securityHeaders({ VITE_MAPBOX_TOKEN: 'pk.secret' }))) {
      expect(value).toMatch(/^[^"\\$\n]{1,2000}$/);
      expect(value).not.toContain('pk.secret');
    }
  });
});

describe('the files for static hosts', () => {
  /** Rules of `_headers`, by address. */
  const rules = Object.fromEntries(
    hostHeaders({})
      .join('\n')
      .split(/\n(?=\/)/)
      .map((rule) => {
        const [address = '', ...lines] = rule.split('\n');
        return [address, lines.map((line) => line.trim())];
      }),
  );

  it('set every security header for every address', () => {
    const lines = Object.entries(securityHeaders({})).map(([name, value]) => `${name}: ${value}`);
    expect(rules['/*']).toEqual(lines);
  });

  it('cache nothing for long: the same header would be sent with errors', () => {
    expect(rules).toMatchObject({ '/sw.js': ['Cache-Control: no-cache'] });
    expect(Object.keys(rules)).toEqual(['/*', '/sw.js']);
  });

  it('show past days, and an error page in each language', () => {
    const redirects = hostRedirects();
    expect(redirects).toHaveLength(2 * LANGUAGE_CODES.length - 1);
    expect(redirects[0]).toBe('/zoomle/20* /shell 200');
    expect(redirects).toContain('/de/zoomle/20* /de/shell 200');
    // Hosts find the English page by themselves.
    expect(redirects.filter((line) => line.endsWith(' 404'))).not.toContain('/* /404.html 404');
    expect(hostRedirects('/games')).toContain('/games/de/* /games/de/404.html 404');
  });
});
