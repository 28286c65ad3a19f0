import { start as german } from '../../src/texts/de/start';
import { later } from '../../src/texts/en/later';
import { start } from '../../src/texts/en/start';
import { BASE_PATH, folderOf } from './support/builds';
import { startStaticHost } from './support/staticHost';
import { expect, NETWORK_ERROR, test } from './support/test';
import { wrongNames } from './support/world';

const BASE = BASE_PATH.slice(0, -1);
const [FIRST = ''] = wrongNames(1);

test.use({
  serviceWorkers: 'allow',
  // The next page aborts requests of the service worker.
  expectedErrors: NETWORK_ERROR,
});

type Host = Awaited<ReturnType<typeof startStaticHost>>;
let host: Host;
test.beforeEach(async () => {
  host = await startStaticHost(BASE, await folderOf('subfolder'));
});
test.afterEach(() => host.close());

test('the site in a subfolder requests nothing outside it', async ({ game, page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!`${pathname}/`.startsWith(`${BASE}/`)) outside.push(pathname);
  });
  // Without the slash, as typed.
  await game.open({ path: host.url });
  await page.getByRole('link', { name: start.home.zoomle.play }).click();
  await page.getByRole('button', { name: start.help.play, exact: true }).click();
  await expect(page).toHaveURL(`${host.url}/zoomle`);
  await game.guess(FIRST);

  await page.getByText(start.language.menu('English')).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${host.url}/de/zoomle`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.game.title('2026-11-20'));
  await expect(page.getByRole('listitem').filter({ hasText: FIRST }).first()).toBeVisible();
  expect(outside).toEqual([]);
});

test('links from a friend open: to a past day, and to a challenge', async ({ game, page }) => {
  await game.open({ path: `${host.url}/zoomle/2026-11-19` });
  await page.getByRole('button', { name: start.help.play, exact: true }).click();
  await expect(game.title).toHaveText('Zoomle - November 19, 2026');
  await game.guess(FIRST);

  await page.goto(`${host.url}/zoomle/challenge`);
  await page.getByRole('button', { name: later.challenge.make }).click();
  await page.getByRole('button', { name: later.challenge.share.action }).click();
  const address = page.url();
  expect(await game.copied()).toContain(address);
  expect(address).toContain(`${host.url}/zoomle/challenge#`);
  // As sent, and as a chat may escape it.
  for (const link of [address, address.replace('#', '%23')]) {
    await page.goto('about:blank');
    await page.goto(link);
    await expect(game.title).toHaveText(later.challenge.intro.title);
    await expect(page).toHaveURL(address);
  }
});

test('a page opens by its file’s name, and by a language in capitals', async ({ game, page }) => {
  await page.goto(`${host.url}/DE/index.html`);
  await expect(game.title).toHaveText(german.home.headline);
  await expect(page).toHaveURL(`${host.url}/de/`);
});
