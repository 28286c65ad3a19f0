import type { Page } from '@playwright/test';

import { poison, poisonTimes, PROVOKED, TITLE_DATE } from './faults/poison';
import { expectNoViolations } from './support/axe';
import type { Game } from './support/game';
import { expect, NETWORK_ERROR, test } from './support/test';
import { answerOf, NOON } from './support/world';

/** Brings a fault about, and waits for what is shown of it. */
type Reach = (game: Game, page: Page) => Promise<void>;

const failed = (page: Page, region: string) =>
  expect(
    page.getByRole('alert').filter({ hasText: `${region} cannot be shown: something went wrong.` }),
  ).toBeVisible();

const broken: Record<string, Reach> = {
  'a board without its map': async (game, page) => {
    await poison(page, 'Math.log10');
    await game.open();
    await failed(page, 'The map');
  },
  'a board without its input': async (game, page) => {
    await poison(page, 'String.prototype.normalize');
    await game.open();
    await failed(page, 'The guess input');
  },
  'a board without its rows': async (game, page) => {
    await poison(page, 'Math.log1p');
    await game.open();
    await game.input.fill('Peru');
    await game.input.press('Enter');
    await failed(page, 'The list of your guesses');
  },
  'an end of the round that is broken': async (game, page) => {
    await poisonTimes(page);
    await game.open();
    await game.guess(answerOf(NOON).name);
    await failed(page, 'The end of the round');
  },
  'a dialog that is broken': async (game, page) => {
    await poisonTimes(page);
    await game.open();
    await page.getByRole('button', { name: 'How to play' }).click();
    await failed(page, 'How to play');
  },
  'a report to be copied by hand': async (game, page) => {
    await poison(page, 'Clipboard.prototype.writeText');
    await poison(page, 'Math.log10');
    await game.open();
    await page.getByRole('button', { name: 'Copy a report' }).click();
    await expect(page.getByRole('textbox', { name: 'Copy this text' })).toBeFocused();
  },
  'the error page': async (game, page) => {
    await poison(page, TITLE_DATE);
    await game.open();
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
  },
  'a page whose code has gone': async (game, page) => {
    await page.route('**/assets/AboutPage-*.js', (route) => route.fulfill({ status: 404 }));
    await game.open({ path: '/about' });
    await expect(game.title).toHaveText('This page could not be loaded');
  },
};

/** Opens a page of a player whose rounds are stored so. */
const openWith = async (game: Game, page: Page, stored: string, path: string) => {
  await page.addInitScript((text) => localStorage.setItem('persist:zoomle-game', text), stored);
  await game.open({ path });
};

const notices: Record<string, Reach> = {
  'the notice of a damaged store, on the board': async (game, page) => {
    await openWith(game, page, '{"rounds":', '/zoomle');
    await expect(page.getByText(/^Some of what was kept/)).toBeVisible();
  },
  'the notice of a damaged store, on the page of progress': async (game, page) => {
    await openWith(game, page, '{"rounds":', '/progress');
    await expect(page.getByText(/^Some of what was kept/)).toBeVisible();
  },
  'the notice of a newer store': async (game, page) => {
    await openWith(game, page, '{"version":99}', '/zoomle');
    await expect(page.getByText(/^A newer version of the site/)).toBeVisible();
  },
  'the notice of a store without room': async (game, page) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await game.open();
    await game.guess('Peru');
    await expect(page.getByText(/^This browser has no room left/)).toBeVisible();
  },
};

test.use({
  variant: 'atlas',
  expectedErrors: new RegExp(`${NETWORK_ERROR.source}|${PROVOKED}|dynamically imported module`),
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme });

    for (const [state, reach] of Object.entries({ ...broken, ...notices })) {
      test(state, async ({ game, page }) => {
        await reach(game, page);
        await expectNoViolations(page);
      });
    }
  });
}
