import { directionOf, LANGUAGES, prefixOf } from '../../src/texts/languages';
import { expectNoViolations } from './support/axe';
import { GALLERY } from './support/gallery';
import { expect, test } from './support/test';
import { NOON } from './support/world';

test.use({ variant: 'atlas' });

test('axe finds nothing on pages that read from right to left', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  for (const path of ['/', '/zoomle/archive', '/zoomle/statistics', `${GALLERY}/won`]) {
    await page.goto(prefixOf('ar') + path);
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
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
    // A menu opened before the site has started closes again.
    await expect(page.locator('#start-failure')).toHaveCount(0);
    await expect(page.locator('footer summary')).toContainText(LANGUAGES[language].name);
  }
});

test.describe('a browser that prefers Japanese', () => {
  test.use({ locale: 'ja-JP', viewport: { width: 390, height: 844 } });

  test('gets one offer, in Japanese, and no redirect', async ({ page }) => {
    const offer = page.locator('[lang=ja][role=status]');
    await page.goto('/');
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ja/');
    await expect(page).toHaveURL('/');
    // Whatever it covers can be scrolled clear of it.
    await page.locator('footer summary').click();
    await page.locator('footer').getByRole('link', { name: '简体中文' }).click({ trial: true });
    await offer.getByRole('button').click();
    await expect(offer.getByRole('link')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('日本語')).toHaveCount(1);
  });

  test.describe('and cannot load the offer', () => {
    test.use({ expectedErrors: /./ });

    test('plays without it', async ({ game, page }) => {
      const asked = page.waitForRequest(/LanguageOffer/);
      await page.route(/LanguageOffer/, (route) => route.abort());
      await game.open();
      await asked;
      await game.guess('Peru');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});
