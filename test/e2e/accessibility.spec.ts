import type { Page } from '@playwright/test';

import { start } from '../../src/texts/en/start';
import { breakEnd, poison, PROVOKED, WRITE_DATE, WRITE_TIME } from './faults/poison';
import { failed } from './faults/sections';
import { expectNoViolations } from './support/axe';
import type { Game } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

const PATHS = [
  '/',
  '/login',
  '/privacy',
  '/about',
  '/contact',
  '/blog',
  '/blog/how-the-places-were-chosen',
  '/puzzlia',
  '/zoomle/challenge',
  '/no/page',
];

const ANSWER = answerOf(NOON).name;

/** Boards that the gallery, which has its own test, cannot show. */
const BOARDS: Readonly<Record<string, (game: Game, page: Page) => Promise<void>>> = {
  'a further place': async (game, page) => {
    await game.open();
    await game.guess(ANSWER);
    await page.getByRole('region').locator('button[aria-pressed]').first().click();
    await expect(page.getByRole('button', { name: /^Back to/ })).toBeVisible();
    await game.expectZoom('15 (4/15)');
  },
  'sections that failed': async (game, page) => {
    await game.open();
    await game.guess('Peru');
    await poison(page, 'Math.log10');
    await poison(page, 'Math.sqrt');
    await poison(page, 'String.prototype.normalize');
    await page.reload();
    for (const name of ['map', 'input', 'rows'] as const) {
      await expect(failed(page, name)).toBeVisible();
    }
  },
  'an end of the round that failed': async (game, page) => {
    await breakEnd(page);
    await game.open();
    await game.guess(ANSWER);
    await expect(failed(page, 'recap')).toBeVisible();
  },
  'a dialog that failed': async (game, page) => {
    await poison(page, WRITE_TIME);
    await game.open();
    await page.getByRole('button', { name: 'How to play' }).click();
    await expect(failed(page, 'help')).toBeVisible();
  },
  'a report to be copied by hand': async (game, page) => {
    await poison(page, 'Clipboard.prototype.writeText');
    await poison(page, 'Math.log10');
    await game.open();
    await page.getByRole('button', { name: start.errors.report }).click();
    const text = page.getByRole('textbox', { name: 'Copy this text' });
    await expect(text).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toContain(PROVOKED);
  },
  'the error page': async (game, page) => {
    await poison(page, WRITE_DATE);
    await game.open();
    await expect(page.getByRole('button', { name: start.errors.startOver.action })).toBeVisible();
  },
};

test.use({ expectedErrors: new RegExp(PROVOKED) });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme });
    const look = (page: Page) =>
      expectNoViolations(page, colorScheme === 'light' ? 'all' : 'colours');

    test('on any page', async ({ game, page }) => {
      for (const path of PATHS) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(game.title).toBeVisible();
          await look(page);
        });
      }
    });

    for (const [board, reach] of Object.entries(BOARDS)) {
      test(`on a board with ${board}`, async ({ game, page }) => {
        await reach(game, page);
        await look(page);
      });
    }
  });
}
