import type { Page } from '@playwright/test';

import { start } from '../../src/texts/en/start';
import { BASE_PATH, folderOf } from './support/builds';
import { cachedFiles } from './support/cachedFiles';
import { type Answer, startStaticHost } from './support/staticHost';
import { expect, NETWORK_ERROR, test } from './support/test';
import { wrongNames } from './support/world';

/** A copy below the one at the host's root. */
const BELOW = BASE_PATH.slice(0, -1);
const [FIRST = ''] = wrongNames(1);
const NOT_FOUND = start.errors.notFound.title;

test.use({
  serviceWorkers: 'allow',
  // The next page aborts requests of the service worker.
  expectedErrors: NETWORK_ERROR,
});

const otherSite: Answer = (response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Another site</h1>');
const redirect: Answer = (response) => response.writeHead(302, { Location: '/other/' }).end();

type Host = Awaited<ReturnType<typeof startStaticHost>>;
let host: Host;
test.beforeEach(async () => {
  host = await startStaticHost('', await folderOf('atlas'), [BELOW, await folderOf('subfolder')]);
  host.fail(
    [/^\/(other\/|stats\/dashboard|\.well-known\/change-password)/, otherSite],
    [/^\/moved$/, redirect],
  );
});
test.afterEach(() => host.close());

/** Waits for the worker of the page's own copy. */
const expectWorkerAt = (page: Page, base: string) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toBe(`${host.url}${base}/sw.js`);

const manifestOf = (page: Page) => page.locator('link[rel=manifest]').getAttribute('href');

test('a copy at a host’s root leaves the rest of the host alone', async ({
  context,
  game,
  page,
}) => {
  await game.open({ path: `${host.url}/zoomle` });
  await expectWorkerAt(page, '');
  for (const path of [
    '/other/',
    '/other/index.html',
    '/stats/dashboard',
    '/.well-known/change-password',
    '/moved',
  ]) {
    const response = await page.goto(host.url + path);
    await expect(game.title, path).toHaveText('Another site');
    expect(response?.fromServiceWorker(), path).toBe(false);
  }
  expect(page.url()).toBe(`${host.url}/other/`);

  // A copy of the game that was never opened.
  await page.goto(`${host.url}${BELOW}/about`);
  await expect(game.title).toHaveText('About');
  expect(await manifestOf(page)).toBe(`${BELOW}/manifest.webmanifest`);

  expect((await page.goto(`${host.url}/zoomle/xyz`))?.status()).toBe(404);
  await expect(game.title).toHaveText(NOT_FOUND);
  await context.setOffline(true);
  await page.goto(`${host.url}/zoomle/xyz`);
  await expect(game.title).toHaveText(NOT_FOUND);
  await page.goto(`${host.url}/ZOOMLE/2026-11-01/`);
  await expect(game.title).toHaveText('Zoomle - November 1, 2026');
});

test('the worker of a copy at the root deletes no file of another copy, which works offline', async ({
  context,
  game,
  page,
}) => {
  await game.open({ path: `${host.url}${BELOW}/zoomle` });
  await expectWorkerAt(page, BELOW);
  await expect.poll(() => cachedFiles(page, `atlas${BELOW}`)).toBeGreaterThan(8);
  await page.getByRole('button', { name: start.help.play, exact: true }).click();

  const other = await context.newPage();
  await other.goto(`${host.url}/zoomle`);
  await expectWorkerAt(other, '');
  await other.close();

  await context.setOffline(true);
  await page.reload();
  await game.guess(FIRST);
  await game.expectAtlasPicture(17);
  expect(await manifestOf(page)).toBe(`${BELOW}/manifest.webmanifest`);
  // A page that was never opened.
  await page.goto(`${host.url}${BELOW}/about`);
  await expect(game.title).toHaveText('About');
});
