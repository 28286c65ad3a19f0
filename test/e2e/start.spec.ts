import type { Locator, Page, Route } from '@playwright/test';

import { expect, test } from './support/test';
import { NOON } from './support/world';

test.use({ variant: 'atlas', isFirstVisit: true, awaitsStart: false, expectedErrors: /./ });

/** What a page has only once the site has started. */
const PAGES = {
  '/zoomle': (page: Page) => page.locator('[role=combobox]:enabled'),
  '/zoomle/archive': (page: Page) => page.getByRole('heading', { name: 'November 2026' }),
  '/': (page: Page) => page.locator('[role=switch]:enabled'),
};

const missing = (route: Route) => route.fulfill({ status: 404 });
async function cutShort(route: Route) {
  const body = await (await route.fetch()).text();
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
  await route.fulfill({ headers, body: body.slice(0, body.length / 2) });
}

test('whichever file fails, a page works or says so, and a reload heals it', async ({ page }) => {
  test.setTimeout(240_000);
  await page.clock.setFixedTime(NOON);
  // Offered by the site, or by index.html if the site has not started.
  const reload = page
    .getByRole('button', { name: 'Reload' })
    .or(page.getByRole('link', { name: 'reload the page' }));
  let files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  // Until nothing more is requested: the site has started or failed.
  const visit = (path: string) => page.goto(path, { waitUntil: 'networkidle' });

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

  const tried = new Set<string>();
  for (const [path, startedOn] of Object.entries(PAGES)) {
    files = [];
    await visit(path);
    await expect(startedOn(page)).toBeVisible();
    const scripts = files.filter((file) => /^\/assets\/.*\.js$/.test(file) && !tried.has(file));
    for (const file of scripts) {
      // Both take the same code path: one file is enough for the second.
      for (const fault of tried.size === 0 ? [cutShort, missing] : [missing]) {
        await test.step(`${path}: ${file} is ${fault.name}`, async () => {
          await page.route(`**${file}`, fault);
          await visit(path);
          await expectHealed(startedOn(page));
        });
      }
      tried.add(file);
    }
  }
});
