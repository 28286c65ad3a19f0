import { expect, NETWORK_ERROR, test } from './support/test';
import { answerOf, NOON } from './support/world';

const MINUTE = 60_000;
const WORDS = 'The satellite picture could not be loaded. You can go on guessing.';

test.use({ expectedErrors: NETWORK_ERROR });

const FAILURES = [
  { name: 'a refused token (401)', behaviour: 401 },
  { name: 'an unknown style (404)', behaviour: 404 },
  { name: 'a refused address (422)', behaviour: 422 },
  { name: 'too many requests (429)', behaviour: 429 },
  { name: 'a broken service (500)', behaviour: 500 },
  { name: 'a connection cut before the answer', behaviour: 'cut' },
  { name: 'a connection cut in mid-picture', behaviour: 'torn' },
  { name: 'a wrong content type', behaviour: 'text' },
  { name: 'a picture that cannot be decoded', behaviour: 'noise' },
] as const;

for (const { name, behaviour } of FAILURES) {
  test(`${name}: the atlas, one request an attempt, and back`, async ({ game, maps, page }) => {
    await maps.answerWith(behaviour);
    await game.open();
    await expect(game.notice).toBeVisible();
    await game.expectAtlasPicture(18);
    await expect(game.progress).toHaveCount(0);
    await page.clock.runFor(MINUTE);
    expect(await maps.zooms()).toEqual([18]);

    await game.retry.click();
    await expect.poll(() => maps.zooms()).toEqual([18, 18]);
    await game.expectAtlasPicture(18);
    await page.clock.runFor(MINUTE);
    expect(await maps.zooms()).toEqual([18, 18]);

    await maps.answerWith('picture');
    await game.guess('Peru');
    await game.expectPicture(17);
    await expect(game.notice).toHaveCount(0);
    await expect.poll(() => maps.zooms()).toEqual([18, 18, 17, 16]);
  });
}

test('a whole round is played on the atlas while the service fails', async ({ game, maps }) => {
  await maps.answerWith(500);
  await game.open();
  await game.expectAtlasPicture(18);
  await game.guess('Peru');
  await game.expectAtlasPicture(17);
  await game.expectZoom('17 (2/2)');
  await game.guess(answerOf(NOON).name);
  await expect(game.rows.last()).toContainText('🎉 Correct!');
  await game.expectAtlasPicture(16);
  // A chance with each level, and none in between.
  expect(await maps.zooms()).toEqual([18, 17, 16]);
});

test('scale and credit are those of the picture on the screen', async ({ game, maps, page }) => {
  await maps.answerWith(500);
  await game.open();
  await game.expectAtlasPicture(18);
  await expect(page.getByText(/NASA Earth Observatory/)).toBeVisible();
  await expect(page.getByText(/^\d{3,4} km across$/)).toBeVisible();
  await maps.answerWith('picture');
  await game.retry.click();
  await game.expectPicture(18);
  await expect(page.getByText(/Mapbox/)).toBeVisible();
  await expect(page.getByText(/^\d{3} m across$/)).toBeVisible();
});

test('a failure of a later level leaves those before it to be looked at', async ({
  game,
  maps,
}) => {
  await game.openWithPicture();
  await maps.answerWith(500);
  await game.guess('Peru');
  await game.expectPicture(17);
  await game.guess('Kenya');
  await game.expectAtlasPicture(16);
  // Once ahead of its time, and once because the level is on the screen now.
  await expect.poll(() => maps.zooms()).toEqual([18, 17, 16, 16]);
  await game.slider.press('ArrowLeft');
  await game.expectPicture(17);
  await expect(game.notice).toHaveCount(0);
});

test.describe('a network that comes back', () => {
  test('brings the service’s picture', async ({ context, game, maps }) => {
    await maps.answerWith('cut');
    await game.open();
    await game.expectAtlasPicture(18);
    await context.setOffline(true);
    await maps.answerWith('picture');
    await context.setOffline(false);
    await game.expectPicture(18);
    await expect.poll(() => maps.zooms()).toEqual([18, 18, 17]);
  });

  test('is tried once, however often the picture still fails', async ({ context, game, maps }) => {
    await maps.answerWith(500);
    await game.open();
    await game.expectAtlasPicture(18);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => maps.zooms()).toEqual([18, 18]);
    await game.expectAtlasPicture(18);
    await game.page.clock.runFor(MINUTE);
    expect(await maps.zooms()).toEqual([18, 18]);
  });
});

test('words and Retry are the last resort, when the atlas fails too', async ({
  game,
  maps,
  page,
}) => {
  await page.route('**/atlas/**', (route) => route.abort());
  await maps.answerWith(500);
  await game.open();
  await expect(page.getByRole('alert')).toHaveText(WORDS);
  await expect(game.picture).toHaveCount(0);
  await expect(game.progress).toHaveCount(0);
  await page.clock.runFor(MINUTE);
  expect(await maps.zooms()).toEqual([18]);
  await expect(game.input).toBeEnabled();

  await maps.answerWith('picture');
  await game.retry.click();
  await game.expectPicture(18);
  await expect(game.retry).toHaveCount(0);
});
