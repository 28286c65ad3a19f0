import type { Page } from '@playwright/test';

import { expect, NETWORK_ERROR, test } from './support/test';
import { answerOf, NEXT_TITLE, NOON, TITLE, wrongNames } from './support/world';

test.use({ serviceWorkers: 'allow', expectedErrors: NETWORK_ERROR });

/** How many pictures lie in the service worker's cache. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('atlas')).keys()).length);

test.describe('built for the atlas, offline after one visit,', () => {
  test.use({ variant: 'atlas' });

  test.beforeEach(async ({ context, game, page }) => {
    await game.open();
    await expect.poll(() => keptPictures(page)).toBe(14);
    await context.setOffline(true);
  });

  test('the site opens, plays today with its pictures, and tomorrow', async ({ game, page }) => {
    await page.reload();
    await expect(game.title).toHaveText(TITLE);
    for (const [guesses, name] of wrongNames(5).entries()) {
      await game.expectAtlasPicture(18 - guesses);
      await game.guess(name);
    }
    await game.expectAtlasPicture(13);
    await game.guess(answerOf(NOON).name);
    await expect(game.rows.last()).toContainText('🎉 Correct!');
    await game.expectAtlasPicture(12);

    await page.clock.setSystemTime('2026-11-21T12:00:00Z');
    await page.reload();
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectAtlasPicture(18);
    await game.guess('Peru');
    await game.expectAtlasPicture(17);
  });

  test('every page opens', async ({ game, page }) => {
    await page.goto('/about');
    await expect(game.title).toHaveText('About');
    await page.goto('/');
    await expect(game.title).toHaveText('Play. Guess. Win.');
  });

  test('Dev: Next has its pictures', async ({ game }) => {
    await game.nextButton.click();
    await game.expectAtlasPicture(18);
  });
});

test('built for a map service, offline after one visit, it plays on the atlas', async ({
  context,
  game,
  maps,
  page,
}) => {
  // A picture of the service would come from the browser's own cache.
  await maps.answerWith(500);
  await game.open();
  await expect.poll(() => keptPictures(page)).toBe(14);
  await context.setOffline(true);
  await page.reload();
  await game.expectAtlasPicture(18);
  await game.guess('Peru');
  await game.expectAtlasPicture(17);
});

test('a map service’s pictures are never kept', async ({ game, maps, page }) => {
  await game.openWithPicture();
  await expect.poll(() => keptPictures(page)).toBe(14);
  await page.reload();
  await game.expectPicture(18);
  expect(await maps.zooms()).not.toEqual([]);
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).origin);
  });
  expect(new Set(kept)).toEqual(new Set([new URL(page.url()).origin]));
});
