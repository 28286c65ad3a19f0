import { expect, test } from './support/test';
import { answerOf, LATE, NEXT_TITLE, NOON, TITLE, wrongNames } from './support/world';

test('going back and forth through the history keeps the round', async ({ game, maps, page }) => {
  await game.open({ path: '/' });
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Play today’s map' }).click();
  await game.guess(...wrongNames(2));
  await game.slider.press('Home');
  await game.input.fill('Per');
  const rows = await game.rows.allTextContents();

  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await page.goForward();
  await expect(game.rows).toHaveText(rows);
  await expect(game.input).toHaveValue('Per');
  await game.expectZoom('18 (1/3)');
  await game.expectPicture(18);
  await game.guess(answerOf(NOON).name);
  await expect(game.rows.last()).toContainText('🎉 Correct!');
  const zooms = await maps.zooms();
  expect(zooms).toHaveLength(new Set(zooms).size);
});

test('another site and back keeps the round', async ({ game, page }) => {
  await game.open();
  await game.guess(...wrongNames(2));
  await game.slider.press('ArrowLeft');
  const rows = await game.rows.allTextContents();
  await page.goto('about:blank');
  await page.goBack();
  await expect(game.rows).toHaveText(rows);
  await game.expectZoom('17 (2/3)');
});

test('a guess is stored although the page is left at once', async ({ game, page }) => {
  await game.open();
  await game.expectEmptyBoard();
  // No timer of the page runs any more: what is stored is stored on the way out.
  await page.clock.pauseAt('2026-11-20T12:10:00Z');
  await game.guess('Peru');
  await page.reload();
  await page.clock.resume();
  await expect(game.rows).toHaveText(/Peru/);
});

test('a day that arrives on another page is there when the board is opened', async ({
  game,
  page,
}) => {
  await game.open({ at: LATE });
  await expect(game.title).toHaveText(TITLE);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.clock.runFor(60_000);
  await page.getByRole('link', { name: 'Play today’s map' }).click();
  await expect(game.title).toHaveText(NEXT_TITLE);
  await game.expectEmptyBoard();
});
