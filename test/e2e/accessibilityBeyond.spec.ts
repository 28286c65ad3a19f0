import type { Page } from '@playwright/test';

import { expectNoViolations } from './support/axe';
import type { Game } from './support/game';
import { expect, test } from './support/test';
import { answerOf, NOON, wrongNames } from './support/world';

type Reach = (game: Game, page: Page) => Promise<void>;
type State = { readonly path?: string; readonly reach: Reach };

const inDialog = (name: string): State => ({
  reach: async (_, page) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  },
});

const highContrast: Reach = async (_, page) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'High contrast' }).check();
  await page.keyboard.press('Escape');
};

const end: Reach = async (game, page) => {
  await game.guess(...wrongNames(2), answerOf(NOON).name);
  await expect(page.getByRole('img', { name: /^World map/ })).toBeVisible();
};

/** Goes home after so many guesses, the last of them right or not. */
const homeAfter = (...names: string[]): State => ({
  reach: async (game, page) => {
    await game.guess(...names);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.locator('article img')).toBeVisible();
  },
});

const STATES: Record<string, State> = {
  'the dialog How to play': inDialog('How to play'),
  'the dialog Statistics': inDialog('Statistics'),
  'the dialog Settings': inDialog('Settings'),
  'a board in mid-round, high in contrast': {
    reach: async (game, page) => {
      await highContrast(game, page);
      await game.guess(...wrongNames(2));
      await game.input.fill('S');
    },
  },
  'the end of a round': { reach: end },
  'the end of a round, high in contrast': {
    reach: async (game, page) => {
      await highContrast(game, page);
      await end(game, page);
    },
  },
  'the text to be copied': {
    reach: async (game, page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await end(game, page);
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('textbox', { name: 'Copy this text' })).toBeFocused();
    },
  },
  'the archive with results': {
    path: '/zoomle/2026-11-19',
    reach: async (game, page) => {
      await game.guessToTheEnd();
      await page.getByRole('link', { name: 'Archive' }).click();
      await expect(page.getByText('archive: X/6')).toBeVisible();
    },
  },
  'a past day': {
    path: '/zoomle/2026-11-01',
    reach: (game) => game.expectAtlasPicture(18),
  },
  'the end of a past day': {
    path: '/zoomle/2026-11-01',
    reach: (game) => game.guessToTheEnd(),
  },
  'a day that has no map': {
    path: '/zoomle/2030-01-01',
    reach: (game) => expect(game.title).toHaveText('There is no map for this day.'),
  },
  practice: { path: '/zoomle/practice', reach: (game) => game.expectAtlasPicture(18) },
  'the end of a practice round': {
    path: '/zoomle/practice',
    reach: (game) => game.guessToTheEnd(),
  },
  'home, in mid-round': homeAfter(...wrongNames(1)),
  'home, when won': homeAfter(answerOf(NOON).name),
  'home, when lost': homeAfter(...wrongNames(6)),
};

test.use({ variant: 'atlas' });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}:`, () => {
    test.use({ colorScheme });

    for (const [state, { path, reach }] of Object.entries(STATES)) {
      test(state, async ({ game, page }) => {
        await game.open(path === undefined ? {} : { path });
        await reach(game, page);
        await expectNoViolations(page);
      });
    }
  });
}
