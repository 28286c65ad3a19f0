import { dirname } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { start } from '../../../src/texts/en/start';
import { atlas } from '../../support/siteAtlas';
import type { Releases } from '../support/releases';
import { NETWORK_ERROR } from '../support/test';
import { answerOf, wrongNames } from '../support/world';
import type { Fault, FaultFixtures } from './fault';

const [FIRST = '', SECOND = ''] = wrongNames(2);
const PAST_DAY = '2026-11-01';
const PAST_NOON = `${PAST_DAY}T12:00:00Z`;
const ROWS = [new RegExp(FIRST), new RegExp(SECOND)];

const withWorker = { serviceWorkers: 'allow' } as const;

export type ReleaseFault = Fault<{ readonly releases: Releases }>;

const notice = (page: Page) => page.getByText(start.release.found);
const loadNew = (page: Page) => page.getByRole('button', { name: start.release.apply }).click();

/** Only the old release has developer tools. */
export async function expectRelease(page: Page, release: 'old' | 'new') {
  await expect(page.getByRole('combobox')).toBeVisible();
  const devNext = page.getByRole('button', { name: 'Dev: Next' });
  await expect(devNext).toHaveCount(release === 'old' ? 1 : 0);
}

/** Plays a guess in a tab that has a service worker. */
async function begin({ game, page }: FaultFixtures) {
  await game.open();
  // An update needs an active service worker.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await game.guess(FIRST);
}

/** Makes the tab look for a new release, as it does every hour. */
const letAnHourPass = (page: Page) => page.clock.fastForward('01:00:00');

/** The state of the server's release after an update: installed, or redundant. */
const outcomeOfUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    while (worker?.state === 'installing') {
      await new Promise((resolve) => {
        worker.addEventListener('statechange', resolve, { once: true });
      });
    }
    return worker?.state;
  });

/** Opens a page after the server has deleted its code, and recovers. */
async function getOverLostCode({ game, page }: FaultFixtures) {
  await page.getByRole('link', { name: 'Archive' }).click();
  await expect(game.title).toHaveText(start.errors.title);
  await page.getByRole('button', { name: start.errors.reload }).click();
  await expect(game.title).toHaveText('Zoomle archive');
  await page.goto('/zoomle');
  await expectRelease(page, 'new');
  await expect(game.rows).toHaveText(ROWS);
}

export const releaseFaults: readonly ReleaseFault[] = [
  {
    name: 'a new release during a round, and a reload while it waits',
    sees: 'a notice; all of the old release until the player asks for the new one',
    keeps: 'the round',
    use: withWorker,
    run: async (fixtures) => {
      const { game, page, releases } = fixtures;
      await begin(fixtures);
      let loads = 0;
      page.on('load', () => (loads += 1));
      releases.publish();
      await letAnHourPass(page);
      await expect(notice(page)).toBeVisible();
      await game.guess(SECOND);
      await letAnHourPass(page);
      await expectRelease(page, 'old');
      expect(loads).toBe(0);

      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      await page.goto('/about');
      await expect(game.title).toHaveText('About');
      await page.goto('/zoomle');
      await expect(notice(page)).toBeVisible();
      await expectRelease(page, 'old');
      expect(urls).toContainEqual(expect.stringContaining('/assets/AboutPage-'));
      expect(urls).not.toContainEqual(expect.stringContaining('/assets/new-'));
      await loadNew(page);
      await expectRelease(page, 'new');
      await expect(game.rows).toHaveText(ROWS);
      await expect(notice(page)).toHaveCount(0);
    },
  },
  {
    name: 'a new release that has replaced the pictures of a past day',
    sees: 'that they are missing, and at once the notice',
    keeps: 'the round',
    use: { ...withWorker, expectedErrors: NETWORK_ERROR },
    run: async (fixtures) => {
      const { game, page, releases } = fixtures;
      await begin(fixtures);
      releases.publish();
      releases.delete(dirname(atlas.fileUrl(answerOf(PAST_NOON).name, 'facts.json') ?? ''));
      await page.getByRole('link', { name: start.game.menu.archive }).click();
      await game.archived(PAST_DAY).click();
      await expect(page.getByText(start.game.map.failed)).toBeVisible();
      await expect(notice(page)).toBeVisible();
      const reloaded = page.waitForEvent('load');
      await loadNew(page);
      await reloaded;
      await expect(notice(page)).toHaveCount(0);
      await page.goto('/zoomle');
      await expectRelease(page, 'new');
      await expect(game.rows).toHaveText([new RegExp(FIRST)]);
    },
  },
  {
    name: 'a release that is not fully uploaded',
    sees: 'no notice until the upload is complete',
    keeps: 'all of the old release, and the round',
    use: withWorker,
    run: async (fixtures) => {
      const { game, page, releases } = fixtures;
      await begin(fixtures);
      releases.publish();
      releases.publish('/index.html');
      expect(await outcomeOfUpdate(page)).toBe('redundant');
      await page.reload();
      await expectRelease(page, 'old');
      await game.guess(SECOND);
      await expect(notice(page)).toHaveCount(0);

      releases.publish('/index.html');
      // The reload began an update too, which may still fail.
      await expect(async () => {
        await outcomeOfUpdate(page);
        expect(await notice(page).count()).toBe(1);
      }).toPass();
      await loadNew(page);
      await expectRelease(page, 'new');
      await expect(game.rows).toHaveText(ROWS);
    },
  },
  {
    name: 'caches that the browser has cleared, and a new release on the server',
    sees: 'the new release',
    keeps: 'the round',
    use: withWorker,
    run: async (fixtures) => {
      const { game, page, releases } = fixtures;
      await begin(fixtures);
      await game.guess(SECOND);
      releases.publish();
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      for (const path of ['/zoomle', '/zoomle/archive', '/zoomle']) await page.goto(path);
      await expectRelease(page, 'new');
      await expect(game.rows).toHaveText(ROWS);
    },
  },
  {
    name: 'an old tab after another tab has loaded the new release',
    sees: 'its round as before, and an error page in place of a page with deleted code',
    keeps: 'the round, in the new version',
    use: withWorker,
    run: async (fixtures) => {
      const { context, game, page, releases } = fixtures;
      await begin(fixtures);
      const other = await context.newPage();
      await other.goto('/zoomle');
      releases.publish();
      await letAnHourPass(page);
      await expect(notice(other)).toBeVisible();
      await loadNew(other);
      await expectRelease(other, 'new');
      await game.guess(SECOND);
      await expectRelease(page, 'old');
      await getOverLostCode(fixtures);
    },
  },
  {
    name: 'an old tab without a service worker, after its release was deleted',
    sees: 'an error page in place of a page with deleted code, and the site after one click',
    keeps: 'the round, in the new version',
    run: async (fixtures) => {
      await fixtures.game.open();
      await fixtures.game.guess(FIRST, SECOND);
      fixtures.releases.publish();
      await getOverLostCode(fixtures);
    },
  },
];
