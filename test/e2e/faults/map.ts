import { expect } from '@playwright/test';

import type { Behaviour } from '../support/standIn';
import { answerOf, NOON } from '../support/world';
import { type Fault, type FaultFixtures, MINUTE } from './fault';

const PATIENCE = 8_000;
const WORDS = 'The satellite picture could not be loaded. You can go on guessing.';

const ANSWERS: readonly (readonly [name: string, behaviour: Behaviour])[] = [
  ['a refused token (401)', 401],
  ['a forbidden one (403)', 403],
  ['an unknown style (404)', 404],
  ['a refused address (422)', 422],
  ['too many requests (429)', 429],
  ['a broken map service (500)', 500],
  ['a map service that is down (503)', 503],
  ['a connection cut before the answer', 'cut'],
  ['a connection cut in mid-picture', 'torn'],
  ['a wrong content type', 'text'],
  ['a picture that cannot be decoded', 'noise'],
];

const answerFaults = ANSWERS.map(([name, behaviour]): Fault => ({
  name,
  sees: 'the atlas at once, and the service again with Retry and the next level',
  keeps: 'one request an attempt',
  run: async ({ game, maps, page }) => {
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
  },
}));

/** How the atlas may fail as the last resort. */
const ATLAS_ANSWERS = [
  ['no connection to the map service and the atlas', null],
  ['a missing atlas file (404)', { status: 404 }],
  [
    'a missing atlas file, for which a host sends its page',
    { contentType: 'text/html', body: '<p>Home' },
  ],
] as const;

const atlasFaults = ATLAS_ANSWERS.map(([name, answer]): Fault => ({
  name,
  sees: 'a sentence and Retry, which brings the picture',
  keeps: 'guessing goes on, one request an attempt',
  run: async ({ game, maps, page }) => {
    let count = 0;
    await page.route('**/atlas/**', (route) => {
      count += 1;
      return answer ? route.fulfill(answer) : route.abort();
    });
    await maps.answerWith(answer ? 500 : 'cut');
    await game.open();
    await expect(page.getByRole('alert')).toHaveText(WORDS);
    await expect(game.picture).toHaveCount(0);
    await expect(game.progress).toHaveCount(0);
    await page.clock.runFor(MINUTE);
    expect(await maps.zooms()).toEqual([18]);
    expect(count).toBe(1);

    await game.guess('Peru');
    await expect.poll(() => maps.zooms()).toEqual([18, 17]);
    await expect(page.getByRole('alert')).toHaveText(WORDS);
    await maps.answerWith('picture');
    await game.retry.click();
    await game.expectPicture(17);
    await expect(game.retry).toHaveCount(0);
    await expect.poll(() => maps.zooms()).toEqual([18, 17, 17, 16]);
  },
}));

/** Opens the board without a picture, and takes the network away and gives it back. */
async function loseNetwork({ context, game, maps }: FaultFixtures, afterwards: Behaviour) {
  await maps.answerWith(500);
  await game.open();
  await game.expectAtlasPicture(18);
  await context.setOffline(true);
  await maps.answerWith(afterwards);
  await context.setOffline(false);
}

export const mapFaults: readonly Fault[] = [
  ...answerFaults,
  ...atlasFaults,
  {
    name: 'a picture that hangs',
    sees: 'its progress for 8 seconds, and then the atlas',
    keeps: 'one request, however long it takes',
    run: async ({ game, maps, page }) => {
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
    },
  },
  {
    name: 'a picture that hangs, and so does the next level’s',
    sees: 'the atlas at once with the next level',
    keeps: 'one request a level, and the service again with the third',
    run: async ({ game, maps, page }) => {
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
    },
  },
  {
    name: 'a network that comes back',
    sees: 'the service’s picture in place of the atlas’s, without a click',
    keeps: 'one more request',
    run: async (fixtures) => {
      await loseNetwork(fixtures, 'picture');
      await fixtures.game.expectPicture(18);
      await expect.poll(() => fixtures.maps.zooms()).toEqual([18, 18, 17]);
    },
  },
  {
    name: 'a network that comes back, while the map service still fails',
    sees: 'the atlas',
    keeps: 'one more request, and no loop',
    run: async (fixtures) => {
      await loseNetwork(fixtures, 500);
      await expect.poll(() => fixtures.maps.zooms()).toEqual([18, 18]);
      await fixtures.game.expectAtlasPicture(18);
      await fixtures.page.clock.runFor(MINUTE);
      expect(await fixtures.maps.zooms()).toEqual([18, 18]);
    },
  },
  {
    name: 'a map service that fails for a whole round',
    sees: 'the atlas at every level',
    keeps: 'the round is won, with one request a level',
    run: async ({ game, maps }) => {
      await maps.answerWith(500);
      await game.open();
      await game.expectAtlasPicture(18);
      await game.guess('Peru');
      await game.expectAtlasPicture(17);
      await game.expectZoom('17 (2/2)');
      await game.guess(answerOf(NOON).name);
      await expect(game.rows.last()).toContainText('🎉 Correct!');
      await game.expectAtlasPicture(16);
      expect(await maps.zooms()).toEqual([18, 17, 16]);
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
