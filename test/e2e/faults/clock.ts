import { expect, type Page } from '@playwright/test';

import { answerOf, NEXT_NOON, NEXT_TITLE, NOON, TITLE, wrongNames } from '../support/world';
import { type Fault, passMidnight, wake } from './fault';

const NEXT_MORNING = '2026-11-21T07:00:00Z';
const names = wrongNames(2);

async function setClock(page: Page, at: string) {
  await page.clock.setSystemTime(at);
  await wake(page);
}

/** What tells a page that slept over midnight of it. A sleeping computer's timers stand still. */
const sleepFaults = (['visibilitychange', 'focus'] as const).map((event): Fault => ({
  name: `a page asleep over midnight that hears of a ${event}`,
  sees: 'the new day’s empty board at once',
  keeps: 'the day before is not shown on',
  run: async ({ game, page }) => {
    await game.open();
    await expect(game.title).toHaveText(TITLE);
    await page.clock.setSystemTime(NEXT_MORNING);
    await expect(game.title).toHaveText(TITLE);
    await wake(page, event);
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectEmptyBoard();
  },
}));

export const clockFaults: readonly Fault[] = [
  {
    name: 'midnight with the page open',
    sees: 'the new day’s board and pictures, and no second sooner',
    keeps: 'one request a picture',
    run: async ({ game, maps, page }) => {
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
    },
  },
  {
    name: 'midnight in mid-round, and then a reload',
    sees: 'the round, with a notice of the new map; then that, with an offer to finish the round',
    keeps: 'its guesses',
    run: async ({ game, page }) => {
      await game.open();
      await game.guess(...names);
      await passMidnight(page);
      await expect(page.getByText('There is a new map for today (UTC).')).toBeVisible();
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveCount(2);
      await page.reload();
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.expectEmptyBoard();

      await page.getByRole('button', { name: 'Finish yesterday’s round' }).click();
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveText(names.map((name) => new RegExp(name)));
      await game.guess(answerOf(NOON).name);
      await expect(game.rows.last()).toContainText('🎉 Correct!');
      await page.getByRole('button', { name: 'Play today’s map' }).click();
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.expectEmptyBoard();
    },
  },
  ...sleepFaults,
  {
    name: 'a clock set back after the round was won',
    sees: 'that day’s finished round',
    keeps: 'the streak; there is no second try',
    run: async ({ game, page }) => {
      const streak = page.getByText('Current streak').locator('..').locator('dd');
      await game.open();
      await game.guess('Peru', answerOf(NOON).name);
      await setClock(page, NEXT_NOON);
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.guess(answerOf(NEXT_NOON).name);
      await expect(streak).toHaveText('2');

      await setClock(page, NOON);
      await page.reload();
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveText([/Peru/, /Correct!/]);
      await expect(game.input).toHaveCount(0);
      await setClock(page, NEXT_NOON);
      await expect(game.title).toHaveText(NEXT_TITLE);
      await expect(streak).toHaveText('2');
    },
  },
];
