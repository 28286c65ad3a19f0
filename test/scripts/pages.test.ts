import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { countriesJson } from '../../scripts/countriesData';
import { fileOf, manifestText, pageHtml, PAGES } from '../../scripts/pages';
import { shell as arabicShell } from '../../src/texts/ar/shell';
import { start as arabicStart } from '../../src/texts/ar/start';
import { shell } from '../../src/texts/en/shell';
import { start } from '../../src/texts/en/start';
import { LANGUAGE_CODES } from '../../src/texts/languages';

const TEMPLATE = readFileSync('index.html', 'utf8');
const SITE = 'https://zoomle.test';
const ENGLISH = { start, shell, countries: countriesJson('en') };
const ARABIC = { start: arabicStart, shell: arabicShell, countries: countriesJson('ar') };
const [home, board, neutral, missing] = PAGES as [
  (typeof PAGES)[number],
  (typeof PAGES)[number],
  (typeof PAGES)[number],
  (typeof PAGES)[number],
];

describe('a page of HTML', () => {
  const html = pageHtml(TEMPLATE, 'ar', board, ARABIC, {
    site: SITE,
    words: '/assets/ar/start-abc.js',
    body: '<h1>Zoomle</h1>',
  });

  it('says its language and how that is read', () => {
    expect(html).toContain('<html lang="ar" dir="rtl">');
  });

  it('has its words, its first screen and its countries, and no mark of the template', () => {
    expect(html).toContain(arabicShell.slow);
    expect(html).toContain(
      `<meta name="description" content="${arabicStart.descriptions.game}" />`,
    );
    expect(html).toContain('<h1>Zoomle</h1>');
    expect(html).toContain('"label":"اليابان"');
    expect(html).not.toMatch(/<!--\w+-->/);
  });

  it('has the code’s words fetched with it', () => {
    expect(html).toContain('<link rel="modulepreload" href="/assets/ar/start-abc.js" />');
  });

  it('links to itself, and to the page in every language, English for all others', () => {
    expect(html).toContain(`<link rel="canonical" href="${SITE}/ar/zoomle" />`);
    const alternates = [...html.matchAll(/rel="alternate" href="([^"]+)" hreflang="([^"]+)"/g)];
    expect(alternates).toHaveLength(LANGUAGE_CODES.length + 1);
    expect(html).toContain(`href="${SITE}/zoomle" hreflang="x-default"`);
    expect(html).toContain(`href="${SITE}/pt/zoomle" hreflang="pt-BR"`);
  });

  it('has no links where the site’s address is not known, or the page is for many', () => {
    for (const [page, site] of [
      [board, ''] as const,
      [neutral, SITE] as const,
      [missing, SITE] as const,
    ]) {
      expect(pageHtml(TEMPLATE, 'de', page, ENGLISH, { site })).not.toMatch(/canonical|hreflang/);
    }
  });

  it('is left out by search engines where the address is none, and only there', () => {
    const isLeftOut = [home, board, neutral, missing].map((page) =>
      pageHtml(TEMPLATE, 'de', page, ENGLISH, { site: SITE }).includes(
        '<meta name="robots" content="noindex" />',
      ),
    );
    expect(isLeftOut).toEqual([false, false, false, true]);
  });

  it('has the headings’ face only where its letters are', () => {
    const facesIn = (language: (typeof LANGUAGE_CODES)[number]) =>
      pageHtml(TEMPLATE, language, home, ENGLISH, { site: '' }).match(/@font-face/g)?.length ?? 0;
    expect([facesIn('en'), facesIn('pl'), facesIn('ja')]).toEqual([2, 3, 0]);
  });
});

it('each page of each language is a file of its own', () => {
  const files = LANGUAGE_CODES.flatMap((code) => PAGES.map((page) => fileOf(code, page)));
  expect(new Set(files).size).toBe(LANGUAGE_CODES.length * PAGES.length);
  expect(files).toEqual(expect.arrayContaining(['index.html', 'de/zoomle.html']));
});

it('the site is installed in its language', () => {
  const english = JSON.stringify({ name: 'Zoomle', id: '/', start_url: '/' });
  expect(JSON.parse(manifestText(english, 'ar', ARABIC))).toEqual({
    name: 'Zoomle',
    id: '/ar/',
    start_url: '/ar/',
    lang: 'ar',
    dir: 'rtl',
    description: arabicStart.descriptions.home,
  });
});
