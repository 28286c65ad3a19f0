import { expect } from '@playwright/test';

import { start } from '../../../src/texts/en/start';
import type { Behaviour } from '../support/standIn';
import { type Fault, MINUTE } from './fault';

const PATIENCE = 8_000;

const ANSWERS: readonly (readonly [name: string, behaviour: Behaviour])[] = [
  ['a map service that answers with an error (503)', 503],
  ['a connection cut in mid-picture, which cannot be decoded', 'torn'],
];

const answerFaults = ANSWERS.map(([name, behaviour]): Fault => ({
  name,
  sees: 'the atlas at once, with its scale; the service again with Retry and the next level',
  keeps: 'one request an attempt',
  run: async ({ game, maps, page }) => {
    await maps.answerWith(behaviour);
    await game.open();
    await expect(game.notice).toBeVisible();
    await game.expectAtlasPicture(18);
    await expect(page.getByText(/^\d{3,4} km across$/)).toBeVisible();
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
    await expect(page.getByText(/^\d{3} m across$/)).toBeVisible();
    await expect(game.notice).toHaveCount(0);
    await expect.poll(() => maps.zooms()).toEqual([18, 18, 17, 16]);
  },
}));

export const mapFaults: readonly Fault[] = [
  ...answerFaults,
  {
    name: 'a map service that begins to hang in mid-round',
    sees: 'the atlas after eight seconds, and at once with the next level; Retry brings the service',
    keeps: 'one request an attempt, however long it takes',
    run: async ({ game, maps, page }) => {
      await game.openWithPicture();
      await maps.answerWith('hang');
      await game.guess('Peru');
      await game.expectPicture(17);
      await game.guess('Kenya');
      await expect(game.progress).toBeVisible();
      await page.clock.runFor(PATIENCE);
      await expect(game.notice).toBeVisible();
      await game.expectAtlasPicture(16);
      await page.clock.runFor(MINUTE);
      // The request that fetched it ahead hung, and the picture waited for that one.
      expect(await maps.zooms()).toEqual([18, 17, 16]);

      await game.guess('Chad');
      const top = page.locator('img:visible').last();
      await expect(top).toHaveAttribute('src', /^\/atlas\/\w+\/15\.avif$/);
      await expect.poll(() => maps.zooms()).toEqual([18, 17, 16, 15]);
      await page.clock.runFor(PATIENCE);
      await maps.answerWith('picture');
      await game.retry.click();
      await game.expectPicture(15);
      await expect.poll(() => maps.zooms()).toEqual([18, 17, 16, 15, 15, 14]);
    },
  },
  {
    name: 'no connection to the map service and the atlas',
    sees: 'a sentence and Retry, which brings the picture, and below it what the picture shows',
    keeps: 'guessing goes on, one request an attempt',
    run: async ({ game, maps, page }) => {
      let count = 0;
      await page.route('**/atlas/*/*.avif', (route) => {
        count += 1;
        return route.abort();
      });
      await maps.answerWith('cut');
      await game.open();
      await expect(page.getByRole('alert')).toHaveText(start.game.map.failed);
      await expect(game.picture).toHaveCount(0);
      await expect(game.progress).toHaveCount(0);
      // Before the minute: the facts are given up after ten seconds of the page's clock.
      await expect(page.getByText(/^About .* across\./)).toBeVisible();
      await page.clock.runFor(MINUTE);
      expect(await maps.zooms()).toEqual([18]);
      expect(count).toBe(1);

      await game.guess('Peru');
      await expect.poll(() => maps.zooms()).toEqual([18, 17]);
      await expect(page.getByRole('alert')).toHaveText(start.game.map.failed);
      await maps.answerWith('picture');
      await game.retry.click();
      await game.expectPicture(17);
      await expect(game.retry).toHaveCount(0);
      await expect.poll(() => maps.zooms()).toEqual([18, 17, 17, 16]);
    },
  },
  {
    name: 'a network that comes back, at first without the map service',
    sees: 'the service’s picture in place of the atlas’s, without a click',
    keeps: 'one more request each time, and no loop',
    run: async ({ context, game, maps, page }) => {
      const loseNetwork = async () => {
        await context.setOffline(true);
        await context.setOffline(false);
      };
      await maps.answerWith(500);
      await game.open();
      await game.expectAtlasPicture(18);
      await loseNetwork();
      await expect.poll(() => maps.zooms()).toEqual([18, 18]);
      await game.expectAtlasPicture(18);
      await page.clock.runFor(MINUTE);
      expect(await maps.zooms()).toEqual([18, 18]);

      await maps.answerWith('picture');
      await loseNetwork();
      await game.expectPicture(18);
      await expect.poll(() => maps.zooms()).toEqual([18, 18, 18, 17]);
    },
  },
  {
    name: 'a map service that begins to fail in mid-round',
    sees: 'the atlas for the level that failed',
    keeps: 'the levels before it, as the service showed them',
    run: async ({ game, maps }) => {
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
    },
  },
];
