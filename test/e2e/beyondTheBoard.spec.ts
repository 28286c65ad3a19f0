import type { Locator, Page } from '@playwright/test';

import { tabTo } from './support/tabTo';
import { expect, test } from './support/test';
import { answerOf, NOON } from './support/world';

test.use({ variant: 'atlas' });

const TOUCH = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** Two ways to act on what is there, neither with a mouse. */
const WAYS: Record<string, { use: object; act: (page: Page, target: Locator) => Promise<void> }> = {
  'the keyboard': {
    use: {},
    act: async (page, target) => {
      await tabTo(page, target);
      await page.keyboard.press((await target.getAttribute('type')) ? 'Space' : 'Enter');
    },
  },
  touch: { use: TOUCH, act: (_, target) => target.tap() },
};

for (const [way, { use, act }] of Object.entries(WAYS)) {
  test.describe(`with ${way}`, () => {
    test.use(use);

    test('the settings are changed, and kept', async ({ game, page }) => {
      await game.open();
      await game.guess('Peru');
      await act(page, page.getByRole('button', { name: 'Settings' }));
      const miles = page.getByRole('radio', { name: 'miles' });
      // Arrow keys, not Tab, go from one radio button to the next.
      if (way === 'touch') await miles.tap();
      else await page.getByRole('radio', { name: 'kilometres' }).press('ArrowDown');
      await expect(miles).toBeChecked();
      await act(page, page.getByRole('checkbox', { name: 'High contrast' }));
      await act(page, page.getByRole('button', { name: 'Close' }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(game.rows).toContainText(/\d mi/);
      await page.reload();
      await expect(game.rows).toContainText(/\d mi/);
      await expect(page.locator('html')).toHaveCSS('--ground', '#FFFFFF');
    });

    test('the statistics and the help are opened and closed', async ({ game, page }) => {
      await game.open();
      for (const name of ['Statistics', 'How to play']) {
        await act(page, page.getByRole('button', { name, exact: true }));
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await act(page, page.getByRole('button', { name: 'Close' }));
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('a result is shared, and its country read about', async ({ context, game, page }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await game.open();
      await game.guess(answerOf(NOON).name);
      await act(page, page.getByRole('button', { name: 'Share' }));
      await expect(page.getByText('Copied to the clipboard')).toBeVisible();
      await context.route('https://en.wikipedia.org/**', (route) => route.fulfill({ body: '' }));
      await act(page, page.getByRole('link', { name: /^Read about/ }));
      await page.waitForURL('https://en.wikipedia.org/wiki/**');
    });

    test('a past day is opened from the archive', async ({ game, page }) => {
      await game.open();
      await act(page, page.getByRole('link', { name: 'Archive' }));
      await expect(game.title).toHaveText('Zoomle archive');
      await act(page, page.getByRole('link', { name: /^19 Thu\s*November 2026/ }));
      await expect(game.title).toHaveText('Zoomle - November 19, 2026');
      await expect(game.title).toBeFocused();
    });

    test('practice goes on to another country', async ({ game, page }) => {
      await game.open({ path: '/zoomle/practice' });
      const source = (await game.picture.getAttribute('src')) ?? '';
      await game.guessToTheEnd();
      await act(page, page.getByRole('button', { name: 'Next country' }));
      await game.expectEmptyBoard();
      await expect(game.picture).not.toHaveAttribute('src', source);
    });
  });
}
