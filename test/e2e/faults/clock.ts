import { expect, type Locator } from '@playwright/test';

import type { Game } from '../support/game';
import { NEXT_TITLE, TITLE, wrongNames } from '../support/world';
import { type Fault, MINUTE } from './fault';

const NEXT_MORNING = '2026-11-21T07:00:00Z';
const names = wrongNames(2);

/** The notice is in view at any scroll position, and covers no suggestion. */
async function expectInView({ input, page }: Game, notice: Locator) {
  await input.blur();
  for (const top of [0, 150, 300, 2000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect(notice).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, 0));
  await input.fill('s');
  await input.page().getByRole('option').last().click({ trial: true });
  await input.fill('');
}

/** What wakes a page after a night's sleep: a sleeping computer's timers stand still. */
const sleepFaults = (['visibilitychange', 'focus'] as const).map((event): Fault => ({
  name: `a page asleep over midnight that gets a ${event} event`,
  sees: 'the new day’s empty board at once',
  keeps: 'nothing of the day before',
  run: async ({ game, page }) => {
    await game.open();
    await expect(game.title).toHaveText(TITLE);
    await page.clock.setSystemTime(NEXT_MORNING);
    await expect(game.title).toHaveText(TITLE);
    await page.evaluate((name) => {
      (name === 'focus' ? window : document).dispatchEvent(new Event(name));
    }, event);
    await expect(game.title).toHaveText(NEXT_TITLE);
    await game.expectEmptyBoard();
  },
}));

export const clockFaults: readonly Fault[] = [
  {
    name: 'midnight during a round, then a reload',
    sees: 'the round and a notice of the new map; then that map, with an offer to finish the round',
    keeps: 'its guesses',
    run: async ({ game, page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await game.open();
      await game.guess(...names);
      await page.clock.setSystemTime('2026-11-20T23:59:30Z');
      await page.clock.runFor(MINUTE);
      await expectInView(game, page.getByText('There is a new map for today (UTC).'));
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveCount(2);
      await page.reload();
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.expectEmptyBoard();

      await page.getByRole('button', { name: 'Finish yesterday’s round' }).click();
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveText(names.map((name) => new RegExp(name)));
    },
  },
  ...sleepFaults,
];
