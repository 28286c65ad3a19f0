import { expect, test } from './support/test';
import { NOON } from './support/world';

const MINUTE = 60_000;
const PATIENCE = 8_000;

test('a picture that hangs is given up for the atlas after 8 seconds', async ({
  game,
  maps,
  page,
}) => {
  await maps.answerWith('hang');
  await page.clock.install({ time: NOON });
  await page.clock.pauseAt('2026-11-20T12:00:01Z');
  await page.goto('/zoomle');
  // The stored rounds are read by a timer or two, after which the eight seconds begin.
  await page.clock.runFor(100);
  await expect(game.progress).toBeVisible();
  await page.clock.runFor(PATIENCE - 200);
  await expect(game.progress).toBeVisible();
  await expect(game.notice).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(game.notice).toBeVisible();
  await game.expectAtlasPicture(18);
  await page.clock.runFor(MINUTE);
  expect(await maps.zooms()).toEqual([18]);
});

test('the atlas stands in at once while the next level hangs too', async ({ game, maps, page }) => {
  await maps.answerWith('hang');
  await game.open();
  await expect(game.progress).toBeVisible();
  await page.clock.runFor(PATIENCE);
  await game.expectAtlasPicture(18);
  await game.guess('Peru');
  await expect(page.locator('img:visible')).toHaveAttribute('src', /^\/atlas\/\w+\/17\.avif$/);
  await expect.poll(() => maps.zooms()).toEqual([18, 17]);
  await maps.answerWith('picture');
  await game.guess('Kenya');
  await game.expectPicture(16);
  await expect(game.notice).toHaveCount(0);
});

test('Retry after a hang asks anew, while the first request still hangs', async ({
  game,
  maps,
  page,
}) => {
  await maps.answerWith('hang');
  await game.open();
  await expect(game.progress).toBeVisible();
  await page.clock.runFor(PATIENCE);
  await expect(game.retry).toBeVisible();

  await maps.answerWith('picture');
  await game.retry.click();
  await game.expectPicture(18);
  await expect.poll(() => maps.zooms()).toEqual([18, 18, 17]);
});

test('Retry asks anew for a picture that hung when it was fetched ahead', async ({
  game,
  maps,
  page,
}) => {
  await game.openWithPicture();
  await maps.answerWith('hang');
  await game.guess('Peru');
  await game.expectPicture(17);
  await expect.poll(() => maps.zooms()).toEqual([18, 17, 16]);
  await game.guess('Kenya');
  await expect(game.progress).toBeVisible();
  await page.clock.runFor(PATIENCE);
  await expect(game.retry).toBeVisible();

  await maps.answerWith('picture');
  await game.retry.click();
  await game.expectPicture(16);
});
