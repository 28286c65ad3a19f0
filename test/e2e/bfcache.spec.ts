import type { Page } from '@playwright/test';

import { CHROMIUM, launchOptions } from './playwright.config';
import { expect, test } from './support/test';
import { answerOf, NEXT_TITLE, NOON, TITLE, wrongNames } from './support/world';

// Playwright switches the back-forward cache off, and only the whole of Chromium has one. It wants
// another site in between.
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
  // A page that was kept alive does not load again: there is no load event to wait for.
  await page.goBack({ waitUntil: 'commit' });
  // Only a page that was kept alive still has its listener.
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test('the board is whole when it comes back from the back-forward cache', async ({
  game,
  page,
}) => {
  await game.open();
  await game.guess(...wrongNames(2));
  await game.input.fill('Per');
  const rows = await game.rows.allTextContents();

  await leaveAndComeBack(page);
  await expect(game.title).toHaveText(TITLE);
  await expect(game.rows).toHaveText(rows);
  await expect(game.input).toHaveValue('Per');
  await game.expectPicture(16);
  await game.guess(answerOf(NOON).name);
  await expect(game.rows.last()).toContainText('🎉 Correct!');
  await page.reload();
  await expect(game.rows).toHaveCount(3);
});

test('the board follows a day that changed while it was in the back-forward cache', async ({
  game,
  page,
}) => {
  // The page's clock, which goes on by a day while the page is away.
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
  await expect(game.title).toHaveText(TITLE);

  await leaveAndComeBack(page);
  await expect(game.title).toHaveText(NEXT_TITLE);
  await game.expectEmptyBoard();
});
