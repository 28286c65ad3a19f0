import { expect, type Page } from '@playwright/test';

import { answerOf, NOON } from '../support/world';
import type { Fault } from './fault';
import { mend, poison, poisonTimes, PROVOKED } from './poison';

const failed = (page: Page, region: string) =>
  page.getByRole('alert').filter({ hasText: `${region} cannot be shown: something went wrong.` });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

export const regionFaults: readonly Fault[] = [
  {
    name: 'a map that cannot be rendered',
    sees: 'a sentence in its place, and the map with Try again',
    keeps: 'guessing goes on',
    run: async ({ game, page }) => {
      await poison(page, 'Math.log10');
      await game.open();
      await expect(failed(page, 'The map')).toBeVisible();
      await game.guess('Peru');
      await mend(page);
      await tryAgain(page).click();
      await game.expectPicture(17);
      await expect(failed(page, 'The map')).toHaveCount(0);
    },
  },
  {
    name: 'a guess input that cannot be rendered',
    sees: 'a sentence in its place, and the input with Try again',
    keeps: 'the map, and the round',
    run: async ({ game, page }) => {
      await poison(page, 'String.prototype.normalize');
      await game.open();
      await expect(failed(page, 'The guess input')).toBeVisible();
      await game.expectPicture(18);
      await mend(page);
      await tryAgain(page).click();
      await game.guess('Peru');
    },
  },
  {
    name: 'a row that cannot be rendered',
    sees: 'a sentence in the rows’ place, and the rows with Try again',
    keeps: 'every guess, and the input',
    run: async ({ game, page }) => {
      await poison(page, 'Math.log1p');
      await game.open();
      for (const [name, zoom] of [
        ['Peru', '17 (2/2)'],
        ['Kenya', '16 (3/3)'],
      ] as const) {
        await game.input.fill(name);
        await game.input.press('Enter');
        await game.expectZoom(zoom);
      }
      await expect(failed(page, 'The list of your guesses')).toBeVisible();
      await mend(page);
      await tryAgain(page).click();
      await expect(game.rows).toHaveText([/Peru/, /Kenya/]);
    },
  },
  {
    name: 'a recap that cannot be rendered',
    sees: 'a sentence below the board',
    keeps: 'the board with its map and the green row',
    run: async ({ game, page }) => {
      await poisonTimes(page);
      await game.open();
      await game.guess(answerOf(NOON).name);
      await expect(failed(page, 'The end of the round')).toBeVisible();
      await expect(game.rows.last()).toContainText('🎉 Correct!');
      await game.expectPicture(17);
    },
  },
  {
    name: 'a dialog that cannot be rendered',
    sees: 'a sentence in the dialog, which can be closed',
    keeps: 'the board',
    run: async ({ game, page }) => {
      await poisonTimes(page);
      await game.open();
      await page.getByRole('button', { name: 'How to play' }).click();
      await expect(failed(page, 'How to play')).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await game.guess('Peru');
    },
  },
  {
    name: 'a world map whose code is broken',
    sees: 'a sentence in its place',
    keeps: 'the rest of the recap',
    run: async ({ game, page }) => {
      await page.route('**/assets/WorldMap-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `throw new Error('${PROVOKED}')` }),
      );
      await game.open();
      await game.guess(answerOf(NOON).name);
      await expect(page.getByText('The world map could not be loaded.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    },
  },
];
