import type { BrowserContext, Page } from '@playwright/test';

import { type FileFault, startFaultyServer } from './support/faultyServer';
import { expect, test } from './support/test';

test.use({ variant: 'atlas', awaitsStart: false, expectedErrors: /./ });

/** Each page, and what of it is there only once the site has started. */
const PAGES = {
  '/': (page: Page) => page.locator('[role=switch]:enabled'),
  '/zoomle': (page: Page) => page.locator('[role=combobox]:enabled'),
  '/zoomle/archive': (page: Page) => page.getByRole('heading', { name: 'November 2026' }),
};

const FAULTS: readonly FileFault[] = ['missing', 'cut short'];

/** The ways to reload that are offered: by the site itself, or by index.html where it has not started. */
const reload = (page: Page) =>
  page
    .getByRole('button', { name: 'Reload' })
    .or(page.getByRole('link', { name: 'reload the page' }));

/** Visits a page for the first time, until nothing more is asked for. */
async function visit(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  await page.clock.setFixedTime('2026-11-20T12:00:00Z');
  await page.goto(url, { waitUntil: 'networkidle' });
  // The words of index.html come after some seconds.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  return { page, assets: [...files].filter((file) => file.startsWith('/assets/')) };
}

for (const [path, started] of Object.entries(PAGES)) {
  for (const fault of FAULTS) {
    test(`${path} works or says why not, and is healed by a reload, whichever file is ${fault}`, async ({
      browser,
    }) => {
      test.setTimeout(240_000);
      const server = await startFaultyServer('atlas');
      const firstVisit = async () => {
        const context = await browser.newContext({ serviceWorkers: 'block' });
        return { context, ...(await visit(context, server.url + path)) };
      };
      const { context, page, assets } = await firstVisit();
      await expect(started(page)).toBeVisible();
      await context.close();

      for (const file of assets) {
        await test.step(file, async () => {
          server.fail(file, fault);
          const { context, page } = await firstVisit();
          server.fail();
          await expect(started(page).or(reload(page)).first()).toBeVisible();
          if (await reload(page).isVisible()) {
            await expect(page.getByRole('alert')).toBeVisible();
            await reload(page).click();
          }
          await expect(started(page)).toBeVisible();
          await expect(reload(page)).toHaveCount(0);
          await context.close();
        });
      }
      server.close();
    });
  }
}
