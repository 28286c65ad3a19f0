import type { Page } from '@playwright/test';

import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { utcDateOf } from '../../src/domain/calendar.ts';
import { dailyCountry } from '../../src/domain/countries.ts';
import { MAX_GUESSES } from '../../src/domain/round.ts';

/** Makes a desktop's core about as slow as a phone's. */
const SLOWDOWN = 4;
/** The least time a player looks at the result of a guess. */
const PAUSE_MS = 700;

export const PHONE = { width: 390, height: 844 };
/** Disabled on the prerendered page. */
export const INPUT = 'input[role="combobox"]:enabled';

/** The name of the country to guess today. */
export const todaysCountry = () => dailyCountry(countries, utcDateOf(Date.now()), 0)?.name;

/** Opens the game as on a first visit, closes its rules and waits until everything is cached. */
export async function openGame(page: Page, address: string) {
  await page.goto(address);
  // By key: a click would leave a mouse pointer over the page, which a phone does not have.
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/**
 * Makes the page's main thread as slow as a phone's, which takes most of a core even while it is idle.
 * @returns ends that
 */
export async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return () => devTools.detach();
}

/**
 * Guesses wrong names until the round ends. A practice round may end early: its country is random.
 * @param guess types a name into the focused input and submits it
 */
export async function playRound(page: Page, guess: (name: string) => Promise<void>) {
  const names = ['Peru', 'Mongolia', 'Kenya', 'Portugal', 'Australia', 'Canada', 'Chad'];
  const wrong = names.filter((name) => name !== todaysCountry()).slice(0, MAX_GUESSES);
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
