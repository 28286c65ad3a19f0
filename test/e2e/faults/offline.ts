import { expect, type Page } from '@playwright/test';

import { cachedFiles, cachedPages, cachedUrls, filesOf } from '../support/cachedFiles';
import {
  answerOf,
  challengeOf,
  NEXT_NOON,
  NEXT_TITLE,
  NOON,
  TITLE,
  wrongNames,
} from '../support/world';
import type { Fault } from './fault';

const CHALLENGE = ['Peru', 'France', 'Germany', 'Nepal', 'Madagascar'];

/** Moments of a first visit, in order. */
const moments: Record<string, (page: Page) => Promise<unknown>> = {
  'as soon as the page responds': () => Promise.resolve(),
  'once it has loaded': (page) => page.waitForLoadState('load'),
  'once it is cached': (page) => page.evaluate(() => navigator.serviceWorker.ready),
};

const dropped = Object.entries(moments).map(([when, wait]): Fault => ({
  name: `no network on a first visit ${when}`,
  sees: 'the board, or that it has not loaded; the board once the network is back',
  keeps: 'the address',
  use: { variant: 'atlas', serviceWorkers: 'allow', awaitsStart: false, expectedErrors: /./ },
  run: async ({ context, game, page }) => {
    await page.clock.install({ time: NOON });
    await page.goto('/zoomle', { waitUntil: 'commit' });
    await wait(page);
    await context.setOffline(true);
    const words = page.getByRole('link', { name: 'reload the page' });
    await expect(words.or(page.locator('[role=combobox]:enabled'))).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await game.guess('Peru');
  },
}));

export const offlineFaults: readonly Fault[] = [
  ...dropped,
  {
    name: 'no network, after one visit',
    sees: 'today’s map with all its pictures and descriptions, tomorrow’s, and the other pages',
    keeps: 'the rounds of both days',
    use: { variant: 'atlas', serviceWorkers: 'allow' },
    run: async ({ context, game, page }) => {
      await game.open();
      await expect.poll(() => cachedFiles(page)).toBe(filesOf(2));
      await context.setOffline(true);
      await page.reload();
      await expect(game.title).toHaveText(TITLE);
      for (const [guesses, name] of wrongNames(5).entries()) {
        await game.expectAtlasPicture(18 - guesses);
        await expect(game.picture).toHaveAccessibleName(/ About .* across\./);
        await game.guess(name);
      }
      await game.expectAtlasPicture(13);
      await game.guess(answerOf(NOON).name);
      await expect(game.rows.last()).toContainText('🎉 Correct!');
      await game.expectCountry(answerOf(NOON).name);
      await expect(game.drawing).toContainText(answerOf(NOON).name);

      await page.clock.setSystemTime(NEXT_NOON);
      await page.reload();
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.expectAtlasPicture(18);
      await game.guess('Peru');
      await game.expectAtlasPicture(17);
      await page.goto('/about');
      await expect(game.title).toHaveText('About');
    },
  },
  {
    name: 'no network, in a language that was played and in one that was not',
    sees: 'the board in the first; instead of the second a stored language, and a line that says so',
    keeps: 'the round of both, but only languages that were played',
    use: { variant: 'atlas', serviceWorkers: 'allow', expectedErrors: /./ },
    run: async ({ context, game, page }) => {
      const board = page.getByRole('combobox', { name: 'Rate ein Land' });
      await game.open({ path: '/de/zoomle' });
      await expect.poll(() => cachedFiles(page)).toBe(filesOf(2));
      const pages = await cachedPages(page);
      expect(pages).toEqual(['/de/index.html', '/de/shell.html', '/de/zoomle.html']);

      await context.setOffline(true);
      await page.reload();
      await expect(board).toBeEnabled();
      await board.fill('Peru');
      await board.press('Enter');
      await page.goto('/fr/zoomle');
      await expect(page.getByText(/nicht gespeichert: Français/)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Peru' }).first()).toBeVisible();

      await context.setOffline(false);
      await page.getByRole('button', { name: 'Neu laden' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect.poll(() => cachedPages(page)).toContain('/fr/index.html');
    },
  },
  {
    name: 'a file opened in its own tab, and a day without its own page, after one visit',
    sees: 'the file, not a page; without a network the picture that was seen, and the day',
    keeps: 'what is stored',
    use: { variant: 'atlas', serviceWorkers: 'allow', awaitsStart: false, expectedErrors: /./ },
    run: async ({ context, game, page }) => {
      await game.open();
      await expect.poll(() => cachedFiles(page)).toBe(filesOf(2));
      const picture = (await game.picture.getAttribute('src')) ?? '';
      const typeOf = async (path: string) => (await page.goto(path))?.headers()['content-type'];
      expect(await typeOf(picture)).toBe('image/avif');
      expect(await typeOf('/preview.jpg')).toBe('image/jpeg');
      expect(await typeOf('/robots.txt')).toContain('text/plain');
      await context.setOffline(true);
      expect(await typeOf(picture)).toBe('image/avif');
      expect(await typeOf('/zoomle/2026-11-01?from=a.friend')).toContain('text/html');
      await expect(game.title).toHaveText('Zoomle - November 1, 2026');
      await expect(page.goto(picture.replace(/\w+\/18/, 'none/18'))).rejects.toThrow();
    },
  },
  {
    name: 'no network, once a challenge has begun',
    sees: 'its five maps, with all their pictures',
    keeps: 'the rounds of the challenge',
    use: { variant: 'atlas', serviceWorkers: 'allow' },
    run: async ({ context, game, page }) => {
      await game.open({ path: `/zoomle/challenge/play#${challengeOf(CHALLENGE)}` });
      await expect.poll(() => cachedFiles(page)).toBe(filesOf(2 + 5));
      await context.setOffline(true);
      await page.reload();
      for (const [index, name] of CHALLENGE.entries()) {
        if (index > 0) await page.getByRole('button', { name: 'Next map' }).click();
        await game.expectAtlasPicture(18);
        await game.guess(name);
        await game.expectCountry(name);
      }
      await page.getByRole('link', { name: 'See the result' }).click();
      await expect(page.getByRole('img', { name: /^World map/ })).toBeVisible();
      await expect(page.getByText('You needed 5 guesses for five maps.')).toBeVisible();
    },
  },
  {
    name: 'no network, after a visit with the map service',
    sees: 'the atlas’s pictures',
    keeps: 'the round, but no picture of the service: each would count as megabytes',
    use: { serviceWorkers: 'allow' },
    run: async ({ context, game, maps, page }) => {
      await game.openWithPicture();
      await expect.poll(() => cachedFiles(page)).toBe(filesOf(2));
      await page.reload();
      await game.expectPicture(18);
      const origins = (await cachedUrls(page)).map((url) => new URL(url).origin);
      expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));

      // The next level was fetched ahead: the browser's own cache may have it.
      await expect.poll(() => maps.zooms()).toEqual([18, 17]);
      await context.setOffline(true);
      await game.guess('Peru', 'Kenya');
      await game.expectAtlasPicture(16);
    },
  },
];
