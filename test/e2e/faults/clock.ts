import { expect, type Locator } from '@playwright/test';

import { later } from '../../../src/texts/en/later';
import { start } from '../../../src/texts/en/start';
import type { Game } from '../support/game';
import { answerOf, NEXT_TITLE, NOON, TITLE, wrongNames } from '../support/world';
import { type Fault, MINUTE } from './fault';

const names = wrongNames(2);

/** The notice is in view at any scroll position, and covers no suggestion. */
async function expectInView({ input, page }: Game, notice: Locator) {
  await input.blur();
  for (const top of [0, 150, 300, 2000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect(notice).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => scrollTo(0, 0));
  await input.fill('s');
  await input.page().getByRole('option').last().click({ trial: true });
  await input.fill('');
}

export const clockFaults: readonly Fault[] = [
  {
    name: 'midnight during a round, then a reload',
    sees: 'the round and a notice of the new map; then that map, with an offer to finish the round',
    keeps: 'its guesses',
    run: async ({ game, page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await game.open();
      await game.guess(...names);
      await page.clock.setSystemTime('2026-11-20T23:59:30Z');
      await page.clock.runFor(MINUTE);
      await expectInView(game, page.getByText('There is a new map for today (UTC).'));
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveCount(2);
      await page.reload();
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.expectEmptyBoard();

      await page.getByRole('button', { name: 'Finish yesterday’s round' }).click();
      await expect(game.title).toHaveText(TITLE);
      await expect(game.rows).toHaveText(names.map((name) => new RegExp(name)));
    },
  },
  {
    name: 'midnight in the middle of a name for the bonus',
    sees: 'the bonus, and a notice of the new map',
    keeps: 'the name, and all guesses of the new map',
    run: async ({ game, page }) => {
      const { neighbours: texts } = later;
      await game.open();
      await game.guess(answerOf(NOON).name);
      await page.getByRole('button', { name: texts.askNearest }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
      await page.keyboard.type('South Su');
      await page.clock.setSystemTime('2026-11-20T23:59:30Z');
      await page.clock.runFor(MINUTE);
      await page.keyboard.type('dan');
      await page.keyboard.press('Enter');
      await expect(page.getByText(texts.farther('South Sudan'))).toBeVisible();
      await page.getByText(start.game.notice.today.action).click();
      await expect(game.title).toHaveText(NEXT_TITLE);
      await game.expectEmptyBoard();
    },
  },
];
