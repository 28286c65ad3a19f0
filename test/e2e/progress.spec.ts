import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { expectNoViolations } from './support/axe';
import { Game } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

test.use({ variant: 'atlas' });

const ANSWER = answerOf(NOON).name;
const STORED = ['persist:zoomle-game', 'persist:zoomle-history'];

/** One of a day’s answer, and of what was guessed. */
const anExport = (...days: unknown[]) => JSON.stringify({ zoomle: 1, daily: days, archive: [] });
const aDay = (date: string, name = 'Peru') => [date, name, 'Lima', -12, -77, [[name, 0, 'N']]];

const button = (page: Page, name: string) => page.getByRole('button', { name });
const upload = (page: Page, text: string | Buffer) =>
  page
    .getByLabel('From a file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
async function enter(page: Page, code: string) {
  await page.getByLabel('From a code').fill(code);
  await button(page, 'Look into the code').click();
}
const storedIn = (page: Page) =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), STORED);

/** Another device, on the same day. */
async function elsewhere(browser: Browser, from: BrowserContext, baseURL: string | undefined) {
  const { origins } = await from.storageState();
  const settings = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => !STORED.includes(name)),
  }));
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: settings },
  });
  const page = await context.newPage();
  await page.clock.install({ time: NOON });
  await page.goto('/progress');
  return { page, game: new Game(page, null as never) };
}

async function bringsIn(page: Page) {
  await expect(page.getByText('Daily maps: 1 is new here.')).toBeVisible();
  await button(page, 'Bring them in').click();
  await expect(page.getByText('1 map was brought in.')).toBeVisible();
}

async function goesOn({ page, game }: { page: Page; game: Game }) {
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('link', { name: 'Go on with today’s map' }).click();
  await expect(game.rows).toHaveCount(2);
  await game.expectZoom('16 (3/3)');
  await game.expectAtlasPicture(16);
  await game.guess(ANSWER);
  await page.reload();
  await expect(game.rows.last()).toContainText('🎉 Correct!');
}

test.describe('a round that was begun goes on elsewhere', () => {
  test.beforeEach(async ({ game, page }) => {
    await game.open();
    await game.guess(...wrongNames(2));
    await page.goto('/progress');
  });

  test('from a file', async ({ page, browser, context, baseURL }) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save as a file').click(),
    ]);
    expect(download.suggestedFilename()).toBe('zoomle-progress-2026-11-20.json');
    const other = await elsewhere(browser, context, baseURL);
    await upload(other.page, await readFile(await download.path()));
    await bringsIn(other.page);
    await goesOn(other);
  });

  test('from a code', async ({ page, browser, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy as a code').click();
    await expect(page.getByText('Copied to the clipboard')).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const other = await elsewhere(browser, context, baseURL);
    await enter(other.page, code.replace(/.{40}/g, '$&\n'));
    await bringsIn(other.page);
    await goesOn(other);
  });
});

test('a round that has ended is not opened again', async ({ game, page }) => {
  await game.open();
  await game.guess(ANSWER);
  await page.goto('/progress');
  await upload(page, anExport(aDay('2026-11-20').with(5, [['Kenya', 1, 'N']])));
  await expect(page.getByText('Nothing in it is new here.')).toBeVisible();
});

const REFUSED: Record<string, { text: string; message: RegExp }> = {
  'is damaged': { text: anExport(aDay('2026-11-19')).slice(0, -5), message: /damaged/ },
  'is of something else': { text: '{"theme":"dark"}', message: /no progress from Zoomle/ },
  'is a picture': { text: '\u0089PNG\r\n\u001a\n\u0000', message: /no progress from Zoomle/ },
  'is of a later version': { text: '{"zoomle":2,"rounds":{}}', message: /newer version/ },
  'is too large': { text: ' '.repeat(1_000_001), message: /larger than 1 MB/ },
  'bursts when it is unpacked': {
    text: `zoomle1.${gzipSync('0'.repeat(50_000_000)).toString('base64url')}`,
    message: /larger than 1 MB/,
  },
  'carries script': {
    text: anExport(aDay('2026-11-19', '<img src=x onerror=alert(1)>')),
    message: /damaged/,
  },
  'carries a day that has not come': { text: anExport(aDay('2026-11-25')), message: /damaged/ },
  'carries a key of JavaScript’s own': {
    text: anExport().replace('{', '{"__proto__":{"isAdmin":true},'),
    message: /damaged/,
  },
};

for (const [what, { text, message }] of Object.entries(REFUSED)) {
  test(`a file or code that ${what} is refused, and nothing is changed`, async ({ game, page }) => {
    await game.open();
    await game.guess(...wrongNames(1));
    await page.goto('/progress');
    const before = await storedIn(page);
    await upload(page, text);
    await expect(page.getByText(message)).toBeVisible();
    await page.reload();
    await enter(page, text);
    await expect(page.getByText(message)).toBeVisible();
    await expect(button(page, 'Bring them in')).toHaveCount(0);
    expect(await storedIn(page)).toEqual(before);
  });
}

test('names that mean something to JavaScript are words', async ({ game, page }) => {
  await game.open({ path: '/progress' });
  await upload(page, anExport(aDay('2026-11-20', 'constructor')));
  await bringsIn(page);
  await page.goto('/zoomle');
  await expect(game.rows.last()).toContainText('🎉 Correct!');
  await expect(page.getByRole('heading', { level: 2, name: 'constructor' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the page, ${colorScheme},`, () => {
    test.use({ colorScheme });

    test('has nothing that axe finds, at any step', async ({ game, page }) => {
      await game.open({ path: '/progress' });
      await expect(page.getByText(/^There is nothing to take along yet/)).toBeVisible();
      await expectNoViolations(page);
      await upload(page, '');
      await expect(page.getByText(/no progress from Zoomle/)).toBeVisible();
      await expectNoViolations(page);
      await upload(page, anExport(aDay('2026-11-19')));
      await expect(button(page, 'Bring them in')).toBeVisible();
      await expectNoViolations(page);
      await bringsIn(page);
      await expect(button(page, 'Copy as a code')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('the page fits 320 pixels', async ({ game, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await game.open({ path: '/progress' });
  await upload(page, anExport(aDay('2026-11-19')));
  await expect(button(page, 'Bring them in')).toBeInViewport();
  await game.expectNoSidewaysScrolling();
  await bringsIn(page);
  await game.expectNoSidewaysScrolling();
});

test('a code can be brought in by keyboard alone', async ({ game, page }) => {
  await game.open({ path: '/progress' });
  await page.getByLabel('From a code').focus();
  await page.keyboard.insertText(anExport(aDay('2026-11-19')));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Bring them in')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Bring them in')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 map was brought in.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Bring it in' })).toBeFocused();
});
