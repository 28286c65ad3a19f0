import { expect, type Page } from '@playwright/test';

import { TITLE } from '../support/world';
import type { Fault } from './fault';
import { poison, poisonTimes, PROVOKED, TITLE_DATE } from './poison';

const BROKEN = 'Unexpected Application Error!';

/** Presses the button, and gives what is in the clipboard then. */
async function copyReport(page: Page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy a report' }).click();
  await expect(page.getByText('Copied to the clipboard')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

const pageFaults: readonly Fault[] = [
  {
    name: 'a page that cannot be rendered',
    sees: 'the error page, left by going back or home',
    keeps: 'the other pages',
    run: async ({ game, page }) => {
      await poison(page, TITLE_DATE);
      await game.open({ path: '/' });
      await page.getByRole('link', { name: 'Play today’s map' }).click();
      await expect(game.title).toHaveText(BROKEN);
      await page.goBack();
      await expect(game.title).toHaveText('Play. Guess. Win.');
      await page.goForward();
      await expect(game.title).toHaveText(BROKEN);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(game.title).toHaveText('Play. Guess. Win.');
    },
  },
  {
    name: 'a page whose code is broken',
    sees: 'a page that says so, left by going home',
    keeps: 'the other pages',
    run: async ({ game, page }) => {
      await page.route('**/assets/AboutPage-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `throw new Error('${PROVOKED}')` }),
      );
      await game.open({ path: '/about' });
      await expect(game.title).toHaveText('This page could not be loaded');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(game.title).toHaveText('Play. Guess. Win.');
    },
  },
  {
    name: 'an open round with which the site fails at every load',
    sees: 'the error page, and today’s board with Start over',
    keeps: 'today’s guesses, and the settings',
    run: async ({ game, page }) => {
      await poison(page, TITLE_DATE, 'practice:');
      await game.open();
      await game.guess('Peru');
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'miles' }).check();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Practice' }).click();
      await expect(game.title).toHaveText('Zoomle - Practice');
      for (let load = 0; load < 2; load += 1) {
        await page.goto('/zoomle');
        await expect(game.title).toHaveText(BROKEN);
      }
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveText([/Peru\d+ mi/]);
    },
  },
];

const reportFaults: readonly Fault[] = [
  {
    name: 'an error that quotes the address of a picture',
    sees: 'a report of it, copied',
    keeps: 'the token and what was typed are not in it',
    run: async ({ game, page }) => {
      await poison(page, 'Math.log1p');
      await game.open();
      await game.input.fill('peru');
      await game.input.press('Enter');
      const report = await copyReport(page);
      expect(report).toMatch(/^Zoomle: \d+\.\d+\.\d+, index-[\w-]+\.js\nBrowser: Mozilla/);
      expect(report).toContain(`Error: ${PROVOKED} at https://maps.test/18\n`);
      expect(report).toContain('Page: /zoomle\n');
      expect(report).toMatch(/game\/textTyped\ngame\/guessMade daily:2026-11-20 Peru$/);
      expect(report).not.toMatch(/secret|token|peru/);
    },
  },
  {
    name: 'errors outside of rendering',
    sees: 'nothing, until a report tells of them',
    keeps: 'the game goes on',
    run: async ({ game, page }) => {
      await poisonTimes(page);
      await game.open();
      await page.evaluate((message) => {
        queueMicrotask(() => {
          throw new Error(`${message} in a microtask`);
        });
        void Promise.reject(new Error(`${message} in a promise`));
      }, PROVOKED);
      await game.guess('Peru');
      await page.getByRole('button', { name: 'How to play' }).click();
      const report = await copyReport(page);
      expect(report).toContain(`${PROVOKED} in a microtask`);
      expect(report).toContain(`${PROVOKED} in a promise`);
    },
  },
  {
    name: 'an error where the browser does not let the site copy',
    sees: 'the report, selected to be copied',
    keeps: 'the board',
    run: async ({ game, page }) => {
      await poison(page, 'Clipboard.prototype.writeText');
      await poison(page, 'Math.log10');
      await game.open();
      await page.getByRole('button', { name: 'Copy a report' }).click();
      const text = page.getByRole('textbox', { name: 'Copy this text' });
      await expect(text).toBeFocused();
      await expect(text).toHaveValue(/Error: provoked by the test/);
      await page.keyboard.press('Escape');
      await game.guess('Peru');
    },
  },
];

export const errorFaults: readonly Fault[] = [...pageFaults, ...reportFaults];
