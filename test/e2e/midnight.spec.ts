import { expect, test } from './support/test';
import { answerOf, LATE, NEXT_NOON, NEXT_TITLE, NOON, TITLE, wrongNames } from './support/world';

const MINUTE = 60_000;
const PLAY_TODAYS = 'Play today’s map';
const FINISH_YESTERDAYS = 'Finish yesterday’s round';

test('an untouched board moves to the new day at midnight UTC, and no sooner', async ({
  game,
  maps,
  page,
}) => {
  await game.openWithPicture({ at: '2026-11-20T23:59:00Z' });
  await page.clock.pauseAt('2026-11-20T23:59:59Z');
  await expect(game.title).toHaveText(TITLE);
  await page.clock.runFor(1_000);
  await expect(game.title).toHaveText(NEXT_TITLE);
  await expect(page).toHaveTitle(NEXT_TITLE);
  await page.clock.resume();
  await game.expectEmptyBoard();
  await game.expectPicture(18);
  const { lon, lat } = answerOf(NEXT_NOON).mapLocations[0] ?? {};
  await expect(game.picture).toHaveAttribute('src', new RegExp(`/${lon},${lat},18,0/`));
  await expect.poll(() => maps.zooms()).toEqual([18, 17, 18, 17]);
});

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

  test('stays on the board and counts for its own day', async ({ game, page }) => {
    await expect(game.title).toHaveText(TITLE);
    await expect(game.rows).toHaveCount(2);
    await game.guess(answerOf(NOON).name);
    await expect(game.rows.last()).toContainText('🎉 Correct!');

    await page.getByRole('button', { name: PLAY_TODAYS }).click();
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectEmptyBoard();
    await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
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

  test('is offered by a notice after a reload, which opens today’s', async ({ game, page }) => {
    await page.reload();
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectEmptyBoard();

    await page.getByRole('button', { name: FINISH_YESTERDAYS }).click();
    await expect(game.title).toHaveText(TITLE);
    await expect(game.rows).toHaveText(names.map((name) => new RegExp(name)));
    await game.guess(answerOf(NOON).name);
    await expect(game.rows.last()).toContainText('🎉 Correct!');

    await page.reload();
    await expect(game.title).toHaveText(NEXT_TITLE);
    await expect(page.getByRole('button', { name: FINISH_YESTERDAYS })).toHaveCount(0);
  });

  test('is no longer offered on the day after', async ({ game, page }) => {
    await page.clock.setSystemTime('2026-11-22T00:00:05Z');
    await page.reload();
    await expect(game.title).toHaveText('Zoomle - November 22, 2026');
    await expect(page.getByRole('button', { name: FINISH_YESTERDAYS })).toHaveCount(0);
  });
});

test.describe('a page that slept over midnight', () => {
  // A sleeping computer's timers stand still while its clock goes on.
  for (const { wake, event } of [
    { wake: 'is shown again', event: 'visibilitychange' },
    { wake: 'is focused again', event: 'focus' },
  ]) {
    test(`moves to the new day when it ${wake}`, async ({ game, page }) => {
      await game.open();
      await expect(game.title).toHaveText(TITLE);
      await page.clock.setSystemTime('2026-11-21T07:00:00Z');
      await expect(game.title).toHaveText(TITLE);
      await page.evaluate((name) => {
        (name === 'focus' ? window : document).dispatchEvent(new Event(name));
      }, event);
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.expectEmptyBoard();
    });
  }

  test('keeps a round in progress and offers today’s', async ({ game, page }) => {
    await game.open();
    await game.guess('Peru');
    await page.clock.setSystemTime('2026-11-21T07:00:00Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('button', { name: PLAY_TODAYS })).toBeVisible();
    await expect(game.title).toHaveText(TITLE);
    await expect(game.rows).toHaveCount(1);
  });

  test('notices by itself when the timers go on without any event', async ({ game, page }) => {
    await game.open();
    await expect(game.title).toHaveText(TITLE);
    await page.clock.setSystemTime('2026-11-21T07:00:00Z');
    await page.clock.runFor(MINUTE);
    await expect(game.title).toHaveText(NEXT_TITLE);
  });
});
