import { expect } from '@playwright/test';

import { SETTINGS_KEY } from '../../../src/app/persistence/storedState';
import { light, lightContrast } from '../../../src/design/tokens';
import { start } from '../../../src/texts/en/start';
import { answerOf, NOON, wrongNames } from '../support/world';
import type { Fault } from './fault';
import { expectStored, ROUND_KEY, storageNotice, store, storedText } from './stored';

const ANSWER = answerOf(NOON).name;
const [FIRST = '', SECOND = ''] = wrongNames(2);
const NEWER = JSON.stringify({ version: 99, rounds: 'in a shape that nobody knows yet' });
const DAMAGED = '{"version":1,"round":';

/** In the page: how its storage refuses, from the next load on. */
const REFUSALS = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  unavailable: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
};

const refusals = (['full', 'unavailable'] as const).map((error): Fault => ({
  name: `a storage that is ${error}`,
  sees: 'a notice, once, that nothing can be kept',
  keeps: 'the whole round can be played',
  use: { isFirstVisit: true },
  run: async ({ game, page }) => {
    await page.addInitScript(REFUSALS[error]);
    await game.open();
    const help = page.getByRole('dialog', { name: 'How to play' });
    await help.getByRole('button', { name: 'Close' }).click();
    await game.guess(FIRST);
    const notice = storageNotice(page, error);
    await notice.getByRole('button', { name: start.storage.dismiss }).click();
    await game.guess(...wrongNames(6).slice(1));
    await expect(page.getByText(`The correct answer was: ${ANSWER}`)).toBeVisible();
    await expect(notice).toHaveCount(0);
    // What cannot be remembered is told again.
    await page.reload();
    await help.getByRole('button', { name: 'Close' }).click();
    await game.expectEmptyBoard();
  },
}));

export const storageFaults: readonly Fault[] = [
  ...refusals,
  {
    name: 'a newer version that another tab has loaded in mid-round',
    sees: 'a notice',
    keeps: 'the newer text, untouched',
    run: async ({ context, game, page }) => {
      await game.open();
      const other = await context.newPage();
      await store(other, ROUND_KEY, NEWER);
      await game.guess(FIRST);
      await expect(storageNotice(page, 'newer')).toBeVisible();
      expect(await storedText(page)).toBe(NEWER);
    },
  },
  {
    name: 'a storage that another tab clears',
    sees: 'nothing of it',
    keeps: 'all guesses, stored again at once',
    run: async ({ context, game, page }) => {
      await game.open();
      await game.guess(FIRST, SECOND);
      const other = await context.newPage();
      await other.goto('/privacy');
      await other.evaluate(() => localStorage.clear());
      await expectStored(page, SECOND);
      await page.reload();
      await expect(game.rows).toHaveCount(2);
    },
  },
  {
    name: 'a page that is left before any timer fires after a guess',
    sees: 'the guess, at the next visit',
    keeps: 'every guess',
    run: async ({ game, page }) => {
      await game.open();
      await game.expectEmptyBoard();
      await page.clock.pauseAt('2026-11-20T13:00:00Z');
      await game.guess(FIRST);
      await page.reload();
      await page.clock.resume();
      await expect(game.rows).toHaveText([new RegExp(FIRST)]);
    },
  },
  {
    name: 'stored progress of a newer version',
    sees: 'a notice, and an empty board',
    keeps: 'the newer text, untouched; the round is played in memory',
    run: async ({ game, page }) => {
      await store(page, ROUND_KEY, NEWER);
      await game.open();
      await expect(storageNotice(page, 'newer')).toBeVisible();
      await game.guess(FIRST, ANSWER);
      await expect(game.rows.last()).toContainText('🎉 Correct!');
      await page.reload();
      await expect(storageNotice(page, 'newer')).toBeVisible();
      await game.expectEmptyBoard();
      expect(await storedText(page)).toBe(NEWER);
    },
  },
  {
    name: 'stored progress that was cut short',
    sees: 'a notice, and an empty board',
    keeps: 'the text, set aside, and what is played from now on',
    run: async ({ game, page }) => {
      await store(page, ROUND_KEY, DAMAGED);
      await game.open();
      await expect(storageNotice(page, 'damaged')).toBeVisible();
      await game.expectEmptyBoard();
      await game.guess(FIRST);
      await expectStored(page, FIRST);
      expect(await storedText(page, `${ROUND_KEY}:damaged`)).toBe(DAMAGED);
      await page.reload();
      await expect(game.rows).toHaveText([new RegExp(FIRST)]);
      await expect(storageNotice(page, 'damaged')).toHaveCount(0);
    },
  },
  ...[0, 2].map((version): Fault => ({
    name: `settings of version ${version}, with the text "false" for high contrast`,
    sees: 'no high contrast, not even on the first screen',
    keeps: 'the board',
    run: async ({ game, page }) => {
      const settings = { version, units: 'km', highContrast: 'false', knowsHowToPlay: 'true' };
      await store(page, SETTINGS_KEY, JSON.stringify(settings));
      const seen = new Set<string>();
      await page.exposeFunction('see', (ground: string) => seen.add(ground));
      await page.addInitScript(() => {
        const { see } = window as unknown as { see: (ground: string) => void };
        const look = () =>
          see(getComputedStyle(document.documentElement).getPropertyValue('--ground'));
        new MutationObserver(look).observe(document, { subtree: true, attributes: true });
      });
      await page.goto('/zoomle');
      await expect(game.input).toBeEnabled();
      await expect.poll(() => [...seen]).toContain(light.ground);
      expect([...seen]).not.toContain(lightContrast.ground);
    },
  })),
];
