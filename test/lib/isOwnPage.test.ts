import { afterEach, describe, expect, it, vi } from 'vitest';

import { patternOf } from '../../src/app/routes';
import { pathOfDay, pathOfExpedition, pathOfPost, paths } from '../../src/paths';
import { LANGUAGE_CODES, prefixOf } from '../../src/texts/languages';

// Later test files share the modules: none of them must be for another base.
afterEach(() => {
  vi.resetModules();
});

const HOST = 'https://host.test';

async function isOwnPageUnder(base: string) {
  vi.resetModules();
  vi.stubEnv('BASE_URL', `${base}/`);
  const { isOwnPage } = await import('../../src/lib/isOwnPage');
  return (path: string) => isOwnPage(HOST + path);
}

/** Other ways to write a path that the router takes for the same page. */
const spellings = (path: string) => [path, path.toUpperCase(), `${path}/`, `${path}?from=mail#top`];
/** Those that the site itself corrects: docs/hosting.md. */
const fileNames = (path: string) => [`${path.replace(/\/$/, '/index')}.html`];

const PAGES = [
  ...Object.values(paths).filter((path) => !path.includes(':')),
  pathOfDay('2026-11-20'),
  pathOfExpedition('africa'),
  pathOfPost('how-the-places-were-chosen'),
];

describe.each(['', '/b', '/games/zoomle'])('under “%s”', (base) => {
  it('every page is the site’s, in every language and spelling', async () => {
    const isOwnPage = await isOwnPageUnder(base);
    const addresses = LANGUAGE_CODES.map(prefixOf).flatMap((prefix) =>
      PAGES.flatMap((path) => [...spellings(prefix + path), ...fileNames(prefix + path)]),
    );
    addresses.push('/de', '/zoomle/index.html', '/zoomle/challenge%23y1z2');
    const own = addresses.map((address) => base + address);
    expect(own.filter((address) => !isOwnPage(address))).toEqual([]);
  });

  it.each([
    '/other/',
    '/stats/dashboard',
    '/copy/zoomle',
    '/en/zoomle',
    '/de/other',
    '/zoomlet',
    '/zoomle/xyz',
    '/zoomle/2026-11-20/more',
    '/zoomle/practice/africa/chad',
    '/blog/a/b',
    '/sw.js',
    '/atlas/016569/18.avif',
  ])('%s is not the site’s', async (path) => {
    expect((await isOwnPageUnder(base))(base + path)).toBe(false);
  });

  it('a page is one that the router knows', () => {
    for (const path of PAGES.flatMap(spellings)) {
      expect(patternOf(new URL(HOST + path).pathname), path).not.toBe('*');
    }
  });
});

it.each(['/', '/b', '/bb/', '/a/zoomle', '/zoomle', '/de/b/zoomle', '/b.html'])(
  'beside a copy in /b/, %s is not its',
  async (path) => {
    expect((await isOwnPageUnder('/b'))(path)).toBe(false);
  },
);
