import { expect } from '@playwright/test';

import { SETTINGS_KEY } from '../../../src/store/persistence/storageFormat';
import { start } from '../../../src/texts/en/start';
import { answerOf, NOON, wrongNames } from '../support/world';
import type { Fault } from './fault';
import { storageNotice } from './stored';

const ANSWER = answerOf(NOON).name;
const LIGHT = 'rgb(238, 243, 246)';
const HIGH_CONTRAST = 'rgb(255, 255, 255)';
const [FIRST = '', SECOND = ''] = wrongNames(2);

/** Run in the page: break its storage. */
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
  name: `storage that is ${error}`,
  sees: 'a notice, once, that nothing can be stored',
  keeps: 'the whole round, until a reload',
  use: { isFirstVisit: true },
  run: async ({ game, page }) => {
    await page.addInitScript(REFUSALS[error]);
    await game.open();
    const help = page.getByRole('dialog', { name: 'How to play' });
    await help.getByRole('button', { name: start.help.play }).click();
    await game.guess(FIRST);
    const notice = storageNotice(page, error);
    await notice.getByRole('button', { name: start.storage.dismiss }).click();
    await game.guess(SECOND, ANSWER);
    await expect(game.rows.last()).toContainText('🎉 Correct!');
    await expect(notice).toHaveCount(0);
    // Without storage, the rules open again.
    await page.reload();
    await help.getByRole('button', { name: start.help.play }).click();
    await game.expectEmptyBoard();
  },
}));

export const storageFaults: readonly Fault[] = [
  ...refusals,
  {
    name: 'settings of an older and of a newer version, with the text "false" for high contrast',
    sees: 'no high contrast, not even on the first screen',
    keeps: 'the board',
    run: async ({ game, page }) => {
      const seen = new Set<string>();
      await page.exposeFunction('see', (background: string) => seen.add(background));
      await page.addInitScript(() => {
        const { see } = window as unknown as { see: (background: string) => void };
        const look = () => {
          const body = document.querySelector('body');
          if (body) see(getComputedStyle(body).backgroundColor);
        };
        new MutationObserver(look).observe(document, { subtree: true, attributes: true });
      });
      for (const version of [0, 2]) {
        const settings = { version, units: 'km', highContrast: 'false', knowsHowToPlay: 'true' };
        // From an address of the site that runs no code.
        await page.goto('/favicon.svg');
        const entry = [SETTINGS_KEY, JSON.stringify(settings)] as const;
        await page.evaluate(([key, text]) => localStorage.setItem(key, text), entry);
        seen.clear();
        await page.goto('/zoomle');
        await expect(game.input).toBeEnabled();
        await expect.poll(() => [...seen]).toContain(LIGHT);
        expect([...seen]).not.toContain(HIGH_CONTRAST);
      }
    },
  },
];
