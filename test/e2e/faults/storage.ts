import { expect } from '@playwright/test';

import { answerOf, NOON, wrongNames } from '../support/world';
import type { Fault } from './fault';
import { expectStored, GAME, storageNotice, store, storedText } from './stored';

const ANSWER = answerOf(NOON).name;
const [FIRST = '', SECOND = '', THIRD = ''] = wrongNames(3);
const NEWER = JSON.stringify({ version: 3, rounds: 'in a shape that nobody knows yet' });

/** In the page: leaves the storage no room, until what it gives is called. */
function fillUp() {
  const room = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return () => void Object.defineProperty(Storage.prototype, 'setItem', room);
}

const refusals: readonly Fault[] = [
  {
    name: 'a storage that is full',
    sees: 'a notice, once, that nothing can be kept',
    keeps: 'the whole round can be played',
    run: async ({ game, page }) => {
      await page.addInitScript(fillUp);
      await game.open();
      await game.guess(FIRST);
      const notice = storageNotice(page, 'full');
      await notice.getByRole('button', { name: 'All right' }).click();
      await game.guess(...wrongNames(6).slice(1));
      await expect(page.getByText(`The correct answer was: ${ANSWER}`)).toBeVisible();
      await expect(notice).toHaveCount(0);
      await page.reload();
      await game.expectEmptyBoard();
    },
  },
  {
    name: 'a storage that has no room for a while',
    sees: 'a notice',
    keeps: 'all guesses are stored as soon as there is room',
    run: async ({ game, page }) => {
      await game.open();
      await game.guess(FIRST);
      await expectStored(page, FIRST);
      const makeRoom = await page.evaluateHandle(fillUp);
      await game.guess(SECOND);
      await expect(storageNotice(page, 'full')).toBeVisible();
      expect(await storedText(page)).not.toContain(SECOND);
      await makeRoom.evaluate((make) => {
        make();
      });
      await game.guess(THIRD);
      await page.reload();
      await expect(game.rows).toHaveText([FIRST, SECOND, THIRD].map((name) => new RegExp(name)));
    },
  },
  {
    name: 'a storage that is denied',
    sees: 'a notice, once, that nothing can be kept',
    keeps: 'the whole round can be played',
    run: async ({ game, page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      });
      await game.open();
      // What cannot be remembered is told again.
      const help = page.getByRole('dialog', { name: 'How to play' });
      await help.getByRole('button', { name: 'Close' }).click();
      const notice = storageNotice(page, 'unavailable');
      await notice.getByRole('button', { name: 'All right' }).click();
      await game.guess(...wrongNames(6));
      await expect(page.getByText(`The correct answer was: ${ANSWER}`)).toBeVisible();
      await expect(notice).toHaveCount(0);
      await page.reload();
      await help.getByRole('button', { name: 'Close' }).click();
      await game.expectEmptyBoard();
    },
  },
  {
    name: 'a storage that never answers',
    sees: 'the board after three seconds, with a notice',
    keeps: 'what is stored is not written over',
    use: { awaitsStart: false },
    run: async ({ game, page }) => {
      await store(page, GAME, NEWER);
      await page.addInitScript(() => {
        // The storage's promise takes on this one, and waits for it.
        Storage.prototype.getItem = () => new Promise(() => undefined) as never;
      });
      await game.open();
      await expect(game.rows).toHaveCount(0);
      await expect(game.input).toBeDisabled();
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
      await expect(async () => {
        // The site may only now begin to wait.
        await page.clock.fastForward(3_000);
        await expect(close).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await close.click();
      await expect(storageNotice(page, 'unavailable')).toBeVisible();
      await game.guess(FIRST, ANSWER);
      await expect(game.rows.last()).toContainText('🎉 Correct!');
      await page.goto('/');
      expect(await storedText(page)).toBe(NEWER);
    },
  },
];

const changes: readonly Fault[] = [
  {
    name: 'a storage that another tab clears',
    sees: 'nothing of it',
    keeps: 'all guesses, stored again at once',
    run: async ({ context, game, page }) => {
      await game.open();
      await game.guess(FIRST, SECOND);
      const other = await context.newPage();
      await other.goto('/privacy');
      await other.evaluate(() => {
        localStorage.clear();
      });
      await expectStored(page, SECOND);
      await page.reload();
      await expect(game.rows).toHaveCount(2);
    },
  },
  {
    name: 'site data that the browser’s tools clear in mid-round',
    sees: 'nothing of it',
    keeps: 'all guesses, stored again with the next',
    run: async ({ context, game, page }) => {
      await game.open();
      await game.guess(FIRST);
      await expectStored(page, FIRST);
      const tools = await context.newCDPSession(page);
      const { origin } = new URL(page.url());
      await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
      await game.guess(SECOND);
      await page.reload();
      await expect(game.rows).toHaveText([new RegExp(FIRST), new RegExp(SECOND)]);
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
    name: 'a store that a newer version has written',
    sees: 'a notice, and an empty board',
    keeps: 'the newer store, untouched; the round is played in memory',
    run: async ({ game, page }) => {
      await store(page, GAME, NEWER);
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
    name: 'a newer version that writes its store while an old tab plays',
    sees: 'a notice in the old tab, whose round goes on',
    keeps: 'the newer store, untouched',
    run: async ({ context, game, page }) => {
      await game.open();
      await game.guess(FIRST);
      const other = await context.newPage();
      await store(other, GAME, NEWER);
      await expect(storageNotice(page, 'newer')).toBeVisible();
      await game.guess(SECOND);
      await expect(game.rows).toHaveCount(2);
      await page.goto('/');
      expect(await storedText(page)).toBe(NEWER);
    },
  },
];

export const storageFaults: readonly Fault[] = [...refusals, ...changes];
