import type { Page } from '@playwright/test';

import { CHROMIUM, launchOptions } from './playwright.config';
import { expect, test } from './support/test';
import { NOON, TITLE, wrongNames } from './support/world';

// Only the full browser has the back-forward cache, and Playwright disables it. It is for pages left for
// another site.
test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: CHROMIUM,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const OTHER_SITE = 'data:text/html,<title>Elsewhere</title>';

async function leaveAndComeBack(page: Page) {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await page.goto(OTHER_SITE);
  // A cached page fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  // Only a cached page still has its listener.
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test('a board from the back-forward cache notices a new day', async ({ game, page }) => {
  // The page's clock jumps a day ahead while it is away.
  await page.addInitScript((noon) => {
    const start = Date.now();
    const { now } = Date;
    let away = 0;
    Date.now = () => noon + now() - start + away;
    addEventListener('pagehide', () => {
      away += 24 * 60 * 60 * 1000;
    });
  }, Date.parse(NOON));
  await page.goto('/zoomle');
  await game.guess(...wrongNames(2));
  await game.input.fill('Per');
  const rows = await game.rows.allTextContents();

  await leaveAndComeBack(page);
  await expect(game.title).toHaveText(TITLE);
  await expect(game.rows).toHaveText(rows);
  await expect(game.input).toHaveValue('Per');
  await game.expectPicture(16);
  await expect(page.getByRole('button', { name: 'Play today’s map' })).toBeVisible();
});
