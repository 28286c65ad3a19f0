import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { fileOf, manifestText, neutralScreen, pageHtml } from '../../../scripts/build/pages';
import { robotsText, searchTags, sitemap } from '../../../scripts/build/searchEngines';
import { shell as arabicShell } from '../../../src/texts/ar/shell';
import { start as arabicStart } from '../../../src/texts/ar/start';
import { shell } from '../../../src/texts/en/shell';
import { start } from '../../../src/texts/en/start';
import { type Language, LANGUAGE_CODES } from '../../../src/texts/languages';

const TEMPLATE = readFileSync('index.html', 'utf8');
const SITE = 'https://zoomle.test/games';

const NEUTRAL = { ...neutralScreen(start), shell, base: '' };

describe('a page of HTML', () => {
  it('has its language, its first screen, and its words, loaded after that', () => {
    const html = pageHtml(TEMPLATE, 'ar', {
      head: '<title>Zoomle</title>',
      body: '<h1>Zoomle</h1>',
      shell: arabicShell,
      base: '/games',
      wordsFile: 'assets/ar/start-abc.js',
    });
    for (const part of [
      '<html lang="ar" dir="rtl">',
      '<title>Zoomle</title>',
      '<h1>Zoomle</h1>',
      arabicShell.slow,
      '<link rel="modulepreload" fetchpriority="low" href="/games/assets/ar/start-abc.js" />',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toMatch(/<!--\w+-->/);
  });

  it('is hidden from search engines if it serves many addresses', () => {
    expect(pageHtml(TEMPLATE, 'de', NEUTRAL)).toContain('name="robots" content="noindex"');
  });

  it('has the headings’ font only in languages it covers', () => {
    const facesIn = (language: Language) =>
      pageHtml(TEMPLATE, language, NEUTRAL).match(/@font-face/g)?.length ?? 0;
    expect([facesIn('en'), facesIn('pl'), facesIn('ja')]).toEqual([3, 4, 0]);
  });
});

it('gives each page of each language its own file', () => {
  const paths = ['/', '/zoomle', '/zoomle/archive', '/blog/a-post'];
  const files = LANGUAGE_CODES.flatMap((code) => paths.map((path) => fileOf(code, path)));
  expect(new Set(files).size).toBe(LANGUAGE_CODES.length * paths.length);
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'de/index.html', 'de/zoomle/archive.html']),
  );
});

it('the site is installed in its language, under its base path', () => {
  const english = JSON.stringify({ name: 'Zoomle', id: '/games/', scope: '/games/' });
  expect(JSON.parse(manifestText(english, 'ar', '/games', arabicStart))).toEqual({
    name: 'Zoomle',
    id: '/games/ar/',
    scope: '/games/',
    start_url: '/games/ar/',
    lang: 'ar',
    dir: 'rtl',
    description: arabicStart.descriptions.home,
  });
});

describe('search engines and link previews', () => {
  it('find every page in every language, and each one’s translations', () => {
    const text = sitemap(SITE, ['/', '/about']);
    const pages = [...text.matchAll(/<loc>([^<]+)</g)].map(([, page]) => page);
    expect(pages).toHaveLength(2 * LANGUAGE_CODES.length);
    expect(pages).toEqual(expect.arrayContaining([`${SITE}/`, `${SITE}/ja/about`]));
    const [, about = ''] = text.split(`<loc>${SITE}/about</loc>`);
    const links = about.split('</url>')[0]?.match(/hreflang="[^"]+"/g) ?? [];
    expect(links).toHaveLength(LANGUAGE_CODES.length + 1);
    expect(about).toContain(`hreflang="pt-BR" href="${SITE}/pt/about"`);
    expect(robotsText(SITE)).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
  });

  it('find no sitemap if the site’s address is unknown', () => {
    expect(robotsText(undefined)).toBe('User-agent: *\nAllow: /\n');
  });

  it.each([
    ['en', 'en_US'],
    ['pt', 'pt_BR'],
    ['zh', 'zh_CN'],
  ] as const)('read the address and the locale of a page in %s', (language, locale) => {
    const tags = searchTags(SITE, language, '/about', start).join();
    expect(tags).toContain(`og:locale" content="${locale}"`);
    expect(tags).toContain(`${fileOf(language, '/about').replace('.html', '')}"`);
  });

  it('read a description of the game as JSON-LD, which cannot close its script', () => {
    const [, json = ''] =
      /json">(.+)<\/script>$/.exec(searchTags(SITE, 'ar', '/', arabicStart).join('')) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@graph': [
        { '@type': 'WebSite', url: `${SITE}/ar/` },
        {
          '@type': 'VideoGame',
          url: `${SITE}/ar/zoomle`,
          description: arabicStart.descriptions.game,
          isAccessibleForFree: true,
        },
      ],
    });
    expect(json).not.toContain('<');
  });
});
