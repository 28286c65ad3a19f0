import type { Page } from '@playwright/test';

import { countryNames } from '../../scripts/countryNames';
import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import {
  baseOf,
  directionOf,
  type Language,
  LANGUAGE_CODES,
  LANGUAGES,
} from '../../src/texts/languages';
import { ENGLISH_WORDS } from '../support/englishWords';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/test';
import { answerOf, hintFor, NOON } from './support/world';

/**
 * All words of a page in its own language, a line each: those that are seen and those that are read out.
 * Names that say that they are English are left out, and names in other languages' menus.
 */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOwn = (element: Element | null) => {
      const marked = element?.closest('[lang]');
      return (
        !element?.closest('script, style, noscript, code') && marked?.getAttribute('lang') === lang
      );
    };
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (isOwn(parentElement)) found.push(textContent ?? '');
    }
    const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder', 'content'];
    for (const element of document.querySelectorAll('body *, meta[name="description"]')) {
      if (isOwn(element)) found.push(...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
    }
    return found
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .join('\n');
  });

/** What a native types for Germany, which is wrong, and for Japan, the day's answer. */
const TYPED: Readonly<Record<Exclude<Language, 'en'>, readonly [wrong: string, right: string]>> = {
  de: ['deuts', 'jap'],
  fr: ['allem', 'jap'],
  es: ['alem', 'japon'],
  pt: ['alem', 'jap'],
  it: ['germ', 'giap'],
  nl: ['duits', 'jap'],
  pl: ['niem', 'jap'],
  tr: ['alma', 'jap'],
  uk: ['німеч', 'япон'],
  ar: ['المانيا', 'اليابان'],
  hi: ['जर्मन', 'जापान'],
  id: ['jerm', 'jepa'],
  ja: ['どいつ', 'にほん'],
  zh: ['德国', 'riben'],
};

/** Of a language that reads from left to right, and of one from right to left. */
const WITH_PAGES: readonly Language[] = ['de', 'ar'];
const PAGES = [
  '/',
  '/zoomle/archive',
  '/zoomle/challenge',
  '/zoomle/statistics',
  '/about',
  '/no/page',
];

async function expectNoEnglish(page: Page) {
  const lines = (await wordsOf(page)).split('\n');
  expect(lines.filter((line) => ENGLISH_WORDS.test(line))).toEqual([]);
}

test.use({ variant: 'atlas', permissions: ['clipboard-read', 'clipboard-write'] });

for (const [language, [wrong, right]] of Object.entries(TYPED) as [
  keyof typeof TYPED,
  readonly [string, string],
][]) {
  const { name } = LANGUAGES[language];
  test(`in ${name}, a round is won and shared without an English word`, async ({ game, page }) => {
    const base = baseOf(language);
    const names = countryNames(language, countries);
    const labelOf = (name: string) => names.get(name)?.label ?? '';
    const input = page.getByRole('combobox');
    const options = page.getByRole('option');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: labelOf(name) });

    await game.open({ path: `${base}/zoomle` });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', LANGUAGES[language].tag);
    await expect(html).toHaveAttribute('dir', directionOf(language));
    await expect(input).toBeEnabled();
    await expectNoEnglish(page);

    await input.fill(wrong);
    await expect(options.first()).toContainText(labelOf('Germany'));
    await input.press('Enter');
    const { distance, arrow } = hintFor('Germany', answerOf(NOON));
    await expect(row('Germany').first()).toContainText(distance.replace(' km', ''));
    await expect(row('Germany').first()).toContainText(arrow);
    await expectNoEnglish(page);

    await input.fill(right);
    await expect(options.first()).toContainText(labelOf('Japan'));
    await input.press('Enter');
    await expect(input).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: labelOf('Japan') })).toBeVisible();
    await expect(game.drawing).toContainText(labelOf('Japan'));
    await expectNoEnglish(page);
    if (WITH_PAGES.includes(language)) await expectNoViolations(page);

    const share = page.locator('main button:has(+ [role=status])');
    await share.click();
    const shared = () => page.evaluate(() => navigator.clipboard.readText());
    await expect
      .poll(shared)
      .toMatch(
        new RegExp(
          `^#Zoomle 2026-11-20 2/6\n.*\n🟩{5}🎉\nhttp\\S+${baseOf(language)}/zoomle$`,
          'u',
        ),
      );
    expect(await shared()).not.toMatch(ENGLISH_WORDS);
  });
}

for (const language of WITH_PAGES) {
  test(`pages in ${LANGUAGES[language].name} have no English word or link`, async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    for (const path of PAGES) {
      await page.goto(baseOf(language) + path);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoEnglish(page);
      const inside = page.locator('a[href^="/"]:not([hreflang])');
      for (const link of await inside.all()) {
        await expect(link).toHaveAttribute('href', new RegExp(`^/${language}(/|$)`));
      }
      await expectNoViolations(page);
    }
  });
}

test('the language menu leads to the same page in each language, and back', async ({ page }) => {
  await page.goto('/zoomle/archive');
  for (const language of [...LANGUAGE_CODES.slice(1), 'en'] as const) {
    const menu = page.locator('footer details');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: LANGUAGES[language].name, exact: true }).click();
    await expect(page).toHaveURL(`${baseOf(language)}/zoomle/archive`);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag);
    // A menu that is opened before the site has started closes again.
    await expect(page.locator('#start-failure')).toHaveCount(0);
    await expect(page.locator('footer summary')).toContainText(LANGUAGES[language].name);
  }
});

test.describe('a browser that prefers Japanese', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });

  test('is offered it once, in Japanese, and stays where it is', async ({ page }) => {
    const offer = page.locator('[lang=ja][role=status]');
    await page.goto('/');
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ja/');
    await expect(page).toHaveURL('/');
    // It covers nothing that cannot be scrolled from under it.
    await page.locator('footer summary').click();
    await page.locator('footer').getByRole('link', { name: '简体中文' }).click({ trial: true });
    await offer.getByRole('button').click();
    await expect(offer.getByRole('link')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('日本語')).toHaveCount(1);
  });

  test.describe('whose offer does not come', () => {
    test.use({ expectedErrors: /./ });

    test('shows the page without it', async ({ game, page }) => {
      const asked = page.waitForRequest(/LanguageOffer/);
      await page.route(/LanguageOffer/, (route) => route.abort());
      await game.open();
      await asked;
      await game.guess('Peru');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});
