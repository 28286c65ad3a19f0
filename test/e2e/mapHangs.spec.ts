import { expect, test } from './support/test';

const PATIENCE = 8_000;

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
