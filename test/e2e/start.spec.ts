import type { BrowserContext, Page } from '@playwright/test';

import { folderOf } from './support/builds';
import { startStaticHost } from './support/staticHost';
import { expect, test } from './support/test';
import { NOON } from './support/world';

test.use({ variant: 'atlas', awaitsStart: false, expectedErrors: /./ });

/** Pages, and what of each is there only once the site has started. */
const PAGES = {
  '/zoomle': (page: Page) => page.locator('[role=combobox]:enabled'),
  '/zoomle/archive': (page: Page) => page.getByRole('heading', { name: 'November 2026' }),
  '/': (page: Page) => page.locator('[role=switch]:enabled'),
};

/** The ways to reload: offered by the site, or by index.html if the site has not started. */
const reload = (page: Page) =>
  page
    .getByRole('button', { name: 'Reload' })
    .or(page.getByRole('link', { name: 'reload the page' }));

/** Visits a page until nothing more is asked for: the site has started or failed. */
async function visit(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.clock.setFixedTime(NOON);
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, assets: files.filter((file) => /^\/assets\/.*\.js$/.test(file)) };
}

test('a page works or says why not, and is healed by a reload, whichever file fails', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startStaticHost('', await folderOf('atlas'));
  const tried = new Set<string>();
  for (const [path, started] of Object.entries(PAGES)) {
    const firstVisit = async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      return { context, ...(await visit(context, server.url + path)) };
    };
    const { context, page, assets } = await firstVisit();
    await expect(started(page)).toBeVisible();
    await context.close();

    for (const file of assets.filter((asset) => !tried.has(asset))) {
      // A file that is cut short takes the way of one that is missing: one of them is enough.
      const faults =
        tried.size === 0 ? (['missing', 'cut short'] as const) : (['missing'] as const);
      tried.add(file);
      for (const fault of faults) {
        await test.step(`${path}: ${file} is ${fault}`, async () => {
          server.fail(file, fault);
          const { context, page } = await firstVisit();
          // The words of index.html come after some seconds.
          await page.evaluate(() =>
            document.getAnimations().forEach((animation) => animation.finish()),
          );
          await expect(started(page).or(reload(page)).first()).toBeVisible();
          server.fail();
          if (await reload(page).isVisible()) {
            await expect(page.getByRole('alert')).toBeVisible();
            await reload(page).click();
          }
          await expect(started(page)).toBeVisible();
          await expect(reload(page)).toHaveCount(0);
          await context.close();
        });
      }
    }
  }
  server.close();
});
