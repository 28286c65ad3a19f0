import { expect, test } from './support/test';
import { answerOf, LATE, NEXT_NOON, NEXT_TITLE, NOON, TITLE, wrongNames } from './support/world';

const MINUTE = 60_000;
const PLAY_TODAYS = 'Play today’s map';
const FINISH_YESTERDAYS = 'Finish yesterday’s round';

test('typed text alone does not hold the board back', async ({ game, page }) => {
  await game.open({ at: LATE });
  await game.input.fill('Per');
  await page.clock.runFor(MINUTE);
  await expect(game.title).toHaveText(NEXT_TITLE);
  await game.expectEmptyBoard();
  await game.guess(answerOf(NEXT_NOON).name);
  await expect(game.rows).toContainText('🎉 Correct!');
});

for (const { end, guesses } of [
  { end: 'won', guesses: [...wrongNames(1), answerOf(NOON).name] },
  { end: 'lost', guesses: wrongNames(6) },
]) {
  test(`a board that was ${end} moves to the new day`, async ({ game, page }) => {
    await game.open({ at: LATE });
    await game.guess(...guesses);
    await expect(game.input).toHaveCount(0);
    await page.clock.runFor(MINUTE);
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectEmptyBoard();
    await expect(page.getByRole('button', { name: FINISH_YESTERDAYS })).toHaveCount(0);
  });
}

test.describe('a round in progress at midnight', () => {
  const names = wrongNames(2);

  test.beforeEach(async ({ game, page }) => {
    await game.open({ at: LATE });
    await game.guess(...names);
    await page.clock.runFor(MINUTE);
    await expect(page.getByText('There is a new map for today (UTC).')).toBeVisible();
  });

  test('can be left for today’s puzzle and come back to', async ({ game, page }) => {
    await page.getByRole('button', { name: PLAY_TODAYS }).click();
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectEmptyBoard();
    await game.guess(...wrongNames(1));

    await page.getByRole('button', { name: FINISH_YESTERDAYS }).click();
    await expect(game.title).toHaveText(TITLE);
    await expect(game.rows).toHaveCount(2);
    await game.expectZoom('16 (3/3)');
    await game.expectPicture(16);

    await page.getByRole('button', { name: PLAY_TODAYS }).click();
    await expect(game.title).toHaveText(NEXT_TITLE);
    await expect(game.rows).toHaveCount(1);
  });

  test('is no longer offered on the day after', async ({ game, page }) => {
    await page.clock.setSystemTime('2026-11-22T00:00:05Z');
    await page.reload();
    await expect(game.title).toHaveText('Zoomle - November 22, 2026');
    await expect(page.getByRole('button', { name: FINISH_YESTERDAYS })).toHaveCount(0);
  });
});
