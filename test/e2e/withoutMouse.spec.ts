import type { Locator, Page } from '@playwright/test';

import { start as german } from '../../src/texts/de/start';
import { start } from '../../src/texts/en/start';
import { GALLERY } from './support/gallery';
import { expectNoSidewaysScrolling } from './support/game';
import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

const ANSWER = answerOf(NOON).name;

test.use({ variant: 'atlas' });

/** The article opens in a new tab. */
async function expectArticle(page: Page, open: () => Promise<void>) {
  const context = page.context();
  await context.route('https://www.wikidata.org/**', (route) => route.fulfill({ body: '' }));
  const [article] = await Promise.all([context.waitForEvent('page'), open()]);
  await article.waitForURL('https://www.wikidata.org/wiki/**');
}

test('a round is played, shared and read about with the keyboard alone', async ({ game, page }) => {
  await game.open({ path: '/' });
  const { keyboard } = page;
  await tabTo(page, page.getByRole('link', { name: 'Play today’s map' }));
  await keyboard.press('Enter');
  await expect(game.title).toBeFocused();

  await tabTo(page, game.input);
  await keyboard.type('per');
  await expect(game.options.first()).toHaveText(/^Peru/);
  await keyboard.press('Enter');
  await expect(game.rows).toHaveText(/Peru/);
  await expect(game.input).toHaveValue('');
  await expect(game.input).toBeFocused();
  await expect(game.popup).toHaveCount(0);

  await keyboard.press('Shift+Tab');
  await expect(game.slider).toBeFocused();
  await keyboard.press('ArrowLeft');
  await game.expectZoom('18 (1/2)');
  await keyboard.press('Tab');

  await keyboard.type(ANSWER.toLowerCase());
  await keyboard.press('Enter');
  await expect(game.rows.last()).toContainText('🎉 Correct!');
  await expect(page.locator(':focus')).toContainText('Got it in 2. Superb!');

  await tabTo(page, page.getByRole('button', { name: 'Share', exact: true }));
  await keyboard.press('Enter');
  expect(await game.copied()).toMatch(
    /^#Zoomle 2026-11-20 2\/6\n(🟩|🟨|⬜){5}[⬆↗➡↘⬇↙⬅↖]\uFE0F \d+%\n🟩{5}🎉\nhttp/u,
  );
  await tabTo(page, page.getByRole('link', { name: /^Read about/ }));
  await expectArticle(page, () => keyboard.press('Enter'));
});

test.describe('by touch alone', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    isFirstVisit: true,
  });

  test('a round is played, shared and read about', async ({ game, page }) => {
    await game.open();
    await page.getByRole('button', { name: 'Play', exact: true }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await game.input.tap();
    await game.input.fill('Per');
    await game.options.filter({ hasText: 'Peru' }).tap();
    await expect(game.rows).toHaveText(/Peru/);
    await game.expectZoom('17 (2/2)');

    await game.slider.tap({ position: { x: 4, y: 8 } });
    await game.expectZoom('18 (1/2)');
    await game.expectAtlasPicture(18);

    await game.input.tap();
    await game.input.fill(ANSWER);
    await game.options.first().tap();
    await expect(game.rows.last()).toContainText('🎉 Correct!');
    await page.getByRole('button', { name: 'Share', exact: true }).tap();
    expect(await game.copied()).toContain('#Zoomle');
    await expectNoSidewaysScrolling(page);
    await expectArticle(page, () => page.getByRole('link', { name: /^Read about/ }).tap());
  });
});

test.describe('if the browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('a button that removes itself passes the focus on to what follows', async ({
    game,
    page,
  }) => {
    await game.open();
    await tabTo(page, page.getByRole('button', { name: german.language.decline }));
    await page.keyboard.press('Enter');
    await expect(game.input).toBeFocused();
    await page.goto(`${GALLERY}/storage-full`);
    await tabTo(page, page.getByRole('button', { name: start.storage.dismiss }));
    await page.keyboard.press('Enter');
    await expect(game.slider).toBeFocused();
  });
});

test('settings, a past day and practice work by keyboard alone', async ({ game, page }) => {
  const press = async (key: string, target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await game.open();
  await game.guess('Peru');
  await press('Enter', page.getByRole('button', { name: 'Settings' }));
  // Arrow keys, not Tab, go from one radio button to the next.
  await page.getByRole('radio', { name: 'kilometers' }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'miles' })).toBeChecked();
  await press('Space', page.getByRole('checkbox', { name: 'High contrast' }));
  await press('Enter', page.getByRole('button', { name: 'Close' }));
  await page.reload();
  await expect(game.rows).toContainText(/\d mi/);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await press('Enter', page.getByRole('link', { name: 'Archive' }));
  await expect(game.title).toHaveText('Zoomle archive');
  await press('Enter', game.archived('2026-11-19'));
  await expect(game.title).toHaveText('Zoomle - November 19, 2026');
  await expect(game.title).toBeFocused();
  await press('Enter', page.getByRole('link', { name: 'Practice' }));
  await expect(game.title).toHaveText('Zoomle - Practice');
  await press('Enter', page.getByRole('button', { name: 'Show the answer' }));
  await press('Enter', page.getByRole('button', { name: 'Another country' }));
  await game.expectEmptyBoard();
});
