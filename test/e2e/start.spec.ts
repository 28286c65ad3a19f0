import type { Locator, Page, Route } from '@playwright/test';

import { expect, test } from './support/test';
import { NOON } from './support/world';

test.use({ variant: 'atlas', isFirstVisit: true, awaitsStart: false, expectedErrors: /./ });

const missing = (route: Route) => route.fulfill({ status: 404 });
async function cutShort(route: Route) {
  const body = await (await route.fetch()).text();
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
  await route.fulfill({ headers, body: body.slice(0, body.length / 2) });
}

const BOARD = '/zoomle';
const ARCHIVE = '/zoomle/archive';

/** A script of each kind: what it is, its page, its name and how it fails. */
const SCRIPTS = [
  ['the first', BOARD, 'index', missing],
  ['the first, with a syntax error', BOARD, 'index', cutShort],
  ['the words of the start', BOARD, 'start', missing],
  ['a script beside the first', BOARD, 'earlyPicture', missing],
  ['what the board loads later', BOARD, 'describePictures', missing],
  ['all words', ARCHIVE, 'later', missing],
  ['a page’s code', ARCHIVE, 'ArchivePage', missing],
  ['what pages share', ARCHIVE, 'common', missing],
] as const;

/** What a page has only once the site has started. */
const startedOn = (page: Page, path: string) =>
  path === BOARD
    ? page.locator('[role=combobox]:enabled')
    : page.getByRole('heading', { name: 'November 2026' });

test('whichever kind of script fails, a page works or says so, and a reload heals it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.clock.setFixedTime(NOON);
  // Offered by the site, or by index.html if the site has not started.
  const reload = page
    .getByRole('button', { name: 'Reload' })
    .or(page.getByRole('link', { name: 'reload the page' }));

  async function expectHealed(started: Locator) {
    // The words of index.html fade in after some seconds.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(started.or(reload).first()).toBeVisible();
    await page.unrouteAll();
    if (await reload.isVisible()) {
      await expect(page.getByRole('alert')).toBeVisible();
      await reload.click();
    }
    await expect(started).toBeVisible();
    await expect(reload).toHaveCount(0);
  }

  for (const [what, path, name, fail] of SCRIPTS) {
    await test.step(what, async () => {
      const file = new RegExp(`/${name}-[\\w-]+\\.js$`);
      const requested = page.waitForRequest(file);
      await page.route(file, fail);
      // Until nothing more is requested: the site has started or failed.
      await page.goto(path, { waitUntil: 'networkidle' });
      await requested;
      await expectHealed(startedOn(page, path));
    });
  }
});
