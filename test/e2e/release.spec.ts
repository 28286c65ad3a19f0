import { rename } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectNoViolations } from './support/axe';
import { expect, NETWORK_ERROR, test as base } from './support/test';
import { folderOf } from './support/variants';
import { wrongNames } from './support/world';

const [OLD, NEW] = [folderOf('old-release'), folderOf('new-release')];
const [FIRST = '', SECOND = ''] = wrongNames(2);

/** Has the server of the old release's address serve the new one, or the old one again. */
async function exchangeReleases() {
  const aside = `${OLD}-aside`;
  await rename(OLD, aside);
  await rename(NEW, OLD);
  await rename(aside, NEW);
}

const test = base.extend<{ publish: () => Promise<void> }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern.
  publish: async ({}, provide) => {
    const undo: (() => Promise<void>)[] = [];
    await provide(async () => {
      await exchangeReleases();
      undo.push(exchangeReleases);
    });
    for (const exchangeBack of undo) await exchangeBack();
  },
});

test.use({ variant: 'old-release', expectedErrors: NETWORK_ERROR });

// There is one server for all.
test.describe.configure({ mode: 'default' });

const devNext = (page: Page) => page.getByRole('button', { name: 'Dev: Next' });
const notice = (page: Page) => page.getByText('There is a new version.');

/** Only the old release has tools for developers. */
async function expectRelease(page: Page, release: 'old' | 'new') {
  await expect(page.getByRole('combobox')).toBeVisible();
  await expect(devNext(page)).toHaveCount(release === 'old' ? 1 : 0);
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test.beforeEach(async ({ game, page }) => {
    await game.open();
    // Only what an active service worker has fetched can be replaced.
    await page.evaluate(() => navigator.serviceWorker.ready);
  });

  test('a tab hears of a new release, and loads it, round and all, when the player wants it', async ({
    game,
    page,
    publish,
  }) => {
    await game.guess(FIRST);
    await publish();
    await page.clock.fastForward('01:00:00');
    await expect(notice(page)).toBeVisible();

    await game.guess(SECOND);
    await expectRelease(page, 'old');
    await page.getByRole('button', { name: 'Load the new version' }).click();
    await expectRelease(page, 'new');
    await expect(game.rows).toHaveCount(2);
    await expect(notice(page)).toHaveCount(0);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`the notice, ${colorScheme},`, () => {
      test.use({ colorScheme });

      test('has nothing that axe finds', async ({ page, publish }) => {
        await publish();
        await page.clock.fastForward('01:00:00');
        await expect(notice(page)).toBeVisible();
        await expectNoViolations(page);
      });
    });
  }

  test('a tab whose release another tab has replaced plays on, and gets over code that is gone', async ({
    context,
    game,
    page,
    publish,
  }) => {
    await game.guess(FIRST);
    const other = await context.newPage();
    await other.goto('/zoomle');
    await publish();
    await page.clock.fastForward('01:00:00');
    await expect(notice(other)).toBeVisible();
    await other.getByRole('button', { name: 'Load the new version' }).click();
    await expectRelease(other, 'new');

    await game.guess(SECOND);
    await expectRelease(page, 'old');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('link', { name: 'About' }).click();
    await expect(game.title).toHaveText('This page could not be loaded');
    await page.getByRole('button', { name: 'Load the site anew' }).click();
    await expect(game.title).toHaveText('About');
    await page.goto('/zoomle');
    await expectRelease(page, 'new');
    await expect(game.rows).toHaveCount(2);
  });
});

test('without a service worker, a tab gets over code that is gone, progress kept', async ({
  game,
  page,
  publish,
}) => {
  await game.open();
  await game.guess(FIRST, SECOND);
  await publish();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(game.title).toHaveText('This page could not be loaded');
  await page.getByRole('button', { name: 'Load the site anew' }).click();
  await expect(game.title).toHaveText('About');
  await page.goto('/zoomle');
  await expectRelease(page, 'new');
  await expect(game.rows).toHaveCount(2);
});
