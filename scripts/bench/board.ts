import type { Page } from '@playwright/test';

import { MAX_GUESSES } from '../../src/domain/round.ts';
import { answerOf, wrongNames } from '../../test/e2e/support/world.ts';
import type { Bench } from './bench.ts';

/** Makes a desktop core about as slow as a phone. */
const SLOWDOWN = 4;
/** Players look at a result for at least this long. */
const PAUSE_MS = 700;

export const PHONE = { width: 390, height: 844 };
/** The prerendered page's input is disabled. */
export const INPUT = 'input[role="combobox"]:enabled';

/** The browser has the machine's clock. Midnight may pass. */
const START = new Date().toISOString();
export const TODAYS_COUNTRY = answerOf(START).name;

/** Opens the game and waits until everything is cached. */
export async function openGame(page: Page, address: string) {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/**
 * Slows the main thread down to a phone's. This takes most of a core even while the page is idle.
 * @returns a function that ends it
 */
export async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return () => devTools.detach();
}

/**
 * Makes wrong guesses until the round ends. Practice may end early: its country is random.
 * @param guess types a name into the focused input and submits it
 */
export async function playRound(
  { repeats }: Bench,
  page: Page,
  guess: (name: string) => Promise<void>,
) {
  const wrong = wrongNames(repeats(MAX_GUESSES), START);
  const rows = page.getByRole('list', { name: 'Guesses' }).getByRole('listitem');
  const input = page.locator(INPUT);
  await input.waitFor();
  for (const [before, name] of wrong.entries()) {
    if ((await input.count()) === 0) return;
    await input.focus();
    await guess(name);
    await rows.nth(before).waitFor();
    await page.waitForTimeout(PAUSE_MS);
  }
}
