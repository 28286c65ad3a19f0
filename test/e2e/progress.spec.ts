import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { SETTINGS_KEY } from '../../src/app/persistence/storedState';
import { previousUtcDate, utcDateOf } from '../../src/domain/calendar';
import { formatProgress } from '../../src/domain/progress';
import type { Round } from '../../src/domain/round';
import { dailyRoundId } from '../../src/domain/roundId';
import { rest } from '../../src/texts/en/rest';
import { expectNoViolations } from './support/axe';
import { Game } from './support/game';
import { expect, NETWORK_ERROR, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

test.use({ variant: 'atlas' });

const ANSWER = answerOf(NOON).name;
const { refused } = rest.progress.import;

const WON: Round = {
  answer: { name: 'Peru', place: 'Lima', lat: -12, lon: -77 },
  guesses: [{ name: 'Peru', distance: 0, direction: 'N', isCorrect: true }],
  status: 'won',
};
/** The export of a player who has won yesterday's map. */
const anExport = () =>
  formatProgress({ [dailyRoundId(previousUtcDate(utcDateOf(Date.parse(NOON))))]: WON });

const button = (page: Page, name: string) => page.getByRole('button', { name });
const upload = (page: Page, text: string) =>
  page
    .getByLabel('From a file')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
async function enter(page: Page, code: string) {
  await page.getByLabel('From a code').fill(code);
  await button(page, 'Preview').click();
}

/** Another device, on the same day. */
async function elsewhere(browser: Browser, from: BrowserContext, baseURL: string | undefined) {
  const { origins } = await from.storageState();
  const settings = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name === SETTINGS_KEY),
  }));
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: settings },
  });
  const page = await context.newPage();
  await page.clock.install({ time: NOON });
  await page.goto('/zoomle/statistics');
  return { page, game: new Game(page, null as never) };
}

async function imports(page: Page) {
  await expect(page.getByText('Daily maps: 1 is new here.')).toBeVisible();
  await button(page, 'Import').click();
  await expect(page.getByText('1 map was imported.')).toBeVisible();
}

test.describe('a round that was begun goes on elsewhere', () => {
  test.beforeEach(async ({ game, page }) => {
    await game.open();
    await game.guess(...wrongNames(2));
    await page.goto('/zoomle/statistics');
  });

  test('from a file', async ({ page, browser, context, baseURL }) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save as a file').click(),
    ]);
    expect(download.suggestedFilename()).toBe('zoomle-progress-2026-11-20.json');
    const other = await elsewhere(browser, context, baseURL);
    await upload(other.page, await readFile(await download.path(), 'utf8'));
    await imports(other.page);
    await other.page.getByRole('link', { name: 'Back to Home' }).click();
    await other.page.getByRole('link', { name: 'Continue' }).click();
    await expect(other.game.rows).toHaveCount(2);
    await other.game.expectZoom('16 (3/3)');
    await other.game.expectAtlasPicture(16);
    await other.game.guess(ANSWER);
    await other.page.reload();
    await expect(other.game.rows.last()).toContainText('🎉 Correct!');
  });

  test('from a code', async ({ page, browser, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button(page, 'Copy as a code').click();
    await expect(page.getByText('Copied to the clipboard')).toBeVisible();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const other = await elsewhere(browser, context, baseURL);
    await enter(other.page, code.replace(/.{40}/g, '$&\n'));
    await imports(other.page);
  });
});

test('a code that bursts when it is unpacked is refused, and nothing is changed', async ({
  game,
  page,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await game.open();
  await game.guess(...wrongNames(1));
  await page.goto('/zoomle/statistics');
  const before = await stored();
  await enter(page, `zoomle1.${gzipSync('0'.repeat(50_000_000)).toString('base64url')}`);
  await expect(page.getByText(refused.oversized)).toBeVisible();
  await expect(button(page, 'Import')).toHaveCount(0);
  expect(await stored()).toEqual(before);
});

test.describe('where the code for it does not come', () => {
  test.use({ expectedErrors: NETWORK_ERROR });

  test('the preview of an import says so', async ({ game, page }) => {
    await page.route('**/progressCode*.js', (route) => route.abort());
    await game.open({ path: '/zoomle/statistics' });
    await enter(page, anExport());
    await expect(page.getByText(refused.unavailable)).toBeVisible();
    await expect(button(page, 'Import')).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the page, ${colorScheme},`, () => {
    test.use({ colorScheme });

    test('has nothing that axe finds, at any step', async ({ game, page }) => {
      const look = () => expectNoViolations(page, colorScheme === 'light' ? 'all' : 'colours');
      await game.open({ path: '/zoomle/statistics' });
      await expect(page.getByText(rest.progress.export.nothing)).toBeVisible();
      await look();
      await upload(page, '');
      await expect(page.getByText(refused.foreign)).toBeVisible();
      await look();
      await upload(page, anExport());
      await expect(button(page, 'Import')).toBeVisible();
      await look();
      await imports(page);
      await expect(button(page, 'Copy as a code')).toBeVisible();
      await look();
    });
  });
}

test('a code can be imported by keyboard alone, in 320 pixels', async ({ game, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await game.open({ path: '/zoomle/statistics' });
  await page.getByLabel('From a code').focus();
  await page.keyboard.insertText(anExport());
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Import')).toBeInViewport();
  await game.expectNoSidewaysScrolling();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Import')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 map was imported.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Import' })).toBeFocused();
  await game.expectNoSidewaysScrolling();
});
