import { describe, expect, it } from 'vitest';

import type { Environment } from '../../../scripts/build/environment';
import { hostHeaders, hostRedirects, securityHeaders } from '../../../scripts/build/headers';
import type { MapSettings } from '../../../src/maps/chooseMapProviders';
import { SERVICE_IDS, serviceOf, settingsFor } from '../../support/mapServices';

const policyOf = (settings: Environment) => {
  const policy = securityHeaders(settings)['Content-Security-Policy'] ?? '';
  const directives = policy.split('; ').map((text) => text.split(/ (.*)/).slice(0, 2));
  return Object.fromEntries(directives) as Record<string, string>;
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

  it.each(SERVICE_IDS)(
    'allow pictures from %s alone, or from its proxy, if it provides them',
    (id) => {
      const from = (settings: MapSettings) =>
        policyOf({ ...settingsFor(id), ...settings })['img-src'];
      expect(from({})).toBe(`'self' ${serviceOf(id).origin}`);
      expect(from({ VITE_MAP_BASE_URL: 'https://maps.test' })).toBe("'self' https://maps.test");
      const { 'img-src': _, ...others } = policyOf(settingsFor(id));
      expect(policyOf({})).toEqual({ ...others, 'img-src': "'self'" });
    },
  );

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
  it.each(['', '/games'])('set every security header under “%s”, and cache nothing', (base) => {
    const lines = Object.entries(securityHeaders({})).map(([name, value]) => `  ${name}: ${value}`);
    const worker = [`${base}/sw.js`, '  Cache-Control: no-cache'];
    expect(hostHeaders({}, base)).toEqual([`${base}/*`, ...lines, ...worker]);
  });

  /** What the first of the rules that match a path answers. */
  const answerOf = (base: string, path: string) =>
    hostRedirects(base)
      .map((rule) => rule.split(' '))
      .find(([from = '']) => path.startsWith(from.replace('*', '')))
      ?.slice(1)
      .join(' ');

  it.each([
    ['', '/zoomle/2026-11-20', '/shell 200'],
    ['', '/de/zoomle/2026-11-20', '/de/shell 200'],
    ['', '/de/nonsense', '/de/404.html 404'],
    // Hosts find the English page at the root by themselves.
    ['', '/nonsense', undefined],
    ['/games', '/games/zoomle/2026-11-20', '/games/shell 200'],
    ['/games', '/games/de/zoomle/2026-11-20', '/games/de/shell 200'],
    ['/games', '/games/de/nonsense', '/games/de/404.html 404'],
    ['/games', '/games/nonsense', '/games/404.html 404'],
    ['/games', '/nonsense', undefined],
  ])('under “%s” answer %s with %s', (base, path, answer) => {
    expect(answerOf(base, path)).toBe(answer);
  });
});
