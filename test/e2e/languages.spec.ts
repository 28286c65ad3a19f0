import type { Page } from '@playwright/test';

import { countryNames } from '../../scripts/countryNames';
import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { directionOf, type Language, LANGUAGES, prefixOf } from '../../src/texts/languages';
import { ENGLISH_WORDS, pageWords, TYPED } from '../support/pageWords';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/test';
import { answerOf, hintFor, NOON } from './support/world';

/** Of a language that reads from left to right, from right to left, and that is composed. */
const PLAYED: readonly (keyof typeof TYPED)[] = ['de', 'ar', 'ja'];
const WITH_PAGES: Language = 'ar';

async function expectNoEnglish(page: Page) {
  const lines = await page.evaluate(pageWords);
  expect(lines.filter((line) => ENGLISH_WORDS.test(line))).toEqual([]);
}

test.use({ variant: 'atlas', permissions: ['clipboard-read', 'clipboard-write'] });

for (const language of PLAYED) {
  const { name } = LANGUAGES[language];
  const [wrong, right] = TYPED[language];
  test(`in ${name}, a round is won and shared without an English word`, async ({ game, page }) => {
    const prefix = prefixOf(language);
    const names = countryNames(language, countries);
    const labelOf = (name: string) => names.get(name)?.label ?? '';
    const input = page.getByRole('combobox');
    const options = page.getByRole('option');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: labelOf(name) });

    await game.open({ path: `${prefix}/zoomle` });
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
    if (language === WITH_PAGES) await expectNoViolations(page);

    const share = page.locator('main button:has(+ [role=status])').first();
    await share.click();
    const shared = () => page.evaluate(() => navigator.clipboard.readText());
    await expect
      .poll(shared)
      .toMatch(
        new RegExp(
          `^#Zoomle 2026-11-20 2/6\n.*\n🟩{5}🎉\nhttp\\S+${prefixOf(language)}/zoomle$`,
          'u',
        ),
      );
    expect(await shared()).not.toMatch(ENGLISH_WORDS);
  });
}

test('axe finds nothing on pages that read from right to left', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  for (const path of ['/', '/zoomle/archive', '/zoomle/statistics']) {
    await page.goto(prefixOf(WITH_PAGES) + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
  }
});

test('the language menu leads to the same page in another language, and back', async ({ page }) => {
  await page.goto('/zoomle/archive');
  for (const language of ['de', 'ar', 'en'] as const) {
    const menu = page.locator('footer details');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: LANGUAGES[language].name, exact: true }).click();
    await expect(page).toHaveURL(`${prefixOf(language)}/zoomle/archive`);
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
