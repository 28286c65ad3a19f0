import { keptPictures } from './support/keptPictures';
import { expect, NETWORK_ERROR, test } from './support/test';

test.use({ serviceWorkers: 'allow', expectedErrors: NETWORK_ERROR });

test.describe('built for the atlas, offline after one visit,', () => {
  test.use({ variant: 'atlas' });

  test.beforeEach(async ({ context, game, page }) => {
    await game.open();
    await expect.poll(() => keptPictures(page)).toBe(14);
    await context.setOffline(true);
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
