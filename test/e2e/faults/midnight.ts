import { expect } from '@playwright/test';

import { answerOf, NEXT_NOON, NEXT_TITLE, NOON, TITLE, wrongNames } from '../support/world';
import { type Fault, MINUTE, passMidnight, wake } from './fault';

const NEXT_MORNING = '2026-11-21T07:00:00Z';
const PLAY_TODAYS = 'Play today’s map';
const FINISH_YESTERDAYS = 'Finish yesterday’s round';
const names = wrongNames(2);

/** What tells a page that slept over midnight of it. A sleeping computer's timers stand still. */
const SLEEPS = [
  ['that is shown again', 'visibilitychange'],
  ['that is focused again', 'focus'],
  ['that no event tells of it', null],
] as const;

const sleepFaults = SLEEPS.map(([name, event]): Fault => ({
  name: `a page asleep over midnight ${name}`,
  sees: event ? 'the new day’s empty board at once' : 'the new day’s empty board within a minute',
  keeps: 'the day before is not shown on',
  run: async ({ game, page }) => {
    await game.open();
    await expect(game.title).toHaveText(TITLE);
    await page.clock.setSystemTime(NEXT_MORNING);
    await expect(game.title).toHaveText(TITLE);
    if (event) await wake(page, event);
    else await page.clock.runFor(MINUTE);
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectEmptyBoard();
  },
}));

export const midnightFaults: readonly Fault[] = [
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
    name: 'midnight in mid-round',
    sees: 'the round, with a notice of the new map',
    keeps: 'its guesses, and it counts for its own day',
    run: async ({ game, page }) => {
      await game.open();
      await game.guess(...names);
      await passMidnight(page);
      await expect(page.getByText('There is a new map for today (UTC).')).toBeVisible();
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveCount(2);
      await game.guess(answerOf(NOON).name);
      await expect(game.rows.last()).toContainText('🎉 Correct!');

      await page.getByRole('button', { name: PLAY_TODAYS }).click();
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.expectEmptyBoard();
      await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
      await game.guess(answerOf(NEXT_NOON).name);
      await expect(page.getByText('Current streak').locator('..')).toContainText('2');
    },
  },
  {
    name: 'midnight in mid-round, and then a reload',
    sees: 'today’s map, with an offer to finish yesterday’s round',
    keeps: 'its guesses',
    run: async ({ game, page }) => {
      await game.open();
      await game.guess(...names);
      await passMidnight(page);
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
    },
  },
  {
    name: 'midnight with the home page open',
    sees: 'that a new map is waiting',
    keeps: 'the result of the day before',
    run: async ({ game, page }) => {
      await game.open();
      await game.guess(answerOf(NOON).name);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page.getByText('Solved in 1 today')).toBeVisible();
      await passMidnight(page);
      await expect(page.getByText('Today’s map is waiting.')).toBeVisible();
      await page.goto('/progress');
      await expect(
        page.getByText(/^Daily maps: 1 finished, 1 won, current streak 1\./),
      ).toBeVisible();
    },
  },
  ...sleepFaults,
  {
    name: 'a page asleep over midnight in mid-round',
    sees: 'the round, and the way to today’s',
    keeps: 'its guesses',
    run: async ({ game, page }) => {
      await game.open();
      await game.guess('Peru');
      await page.clock.setSystemTime(NEXT_MORNING);
      await wake(page);
      await expect(page.getByRole('button', { name: PLAY_TODAYS })).toBeVisible();
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveText([/Peru/]);
    },
  },
];
