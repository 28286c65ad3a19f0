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
export const PICTURE = 'img[alt^="Satellite picture of the place to guess"]';
/** Disabled on the prerendered page. */
const INPUT = 'input[role="combobox"]:enabled';

/** Opens the game as on a first visit, closes its rules and waits until everything is cached. */
export async function openGame(page: Page, address: string) {
  await page.goto(address);
  // By key: a click would leave a mouse pointer over the page, which a phone does not have.
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Makes the page's main thread as slow as a phone's. */
export async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * Guesses wrong names until the round ends. A practice round may end early: its country is random.
 * @param guess types a name into the focused input and submits it
 */
export async function playRound(page: Page, guess: (name: string) => Promise<void>) {
  const answer = dailyCountry(countries, utcDateOf(Date.now()), 0)?.name;
  const names = ['Peru', 'Mongolia', 'Kenya', 'Portugal', 'Australia', 'Canada', 'Chad'];
  const wrong = names.filter((name) => name !== answer).slice(0, MAX_GUESSES);
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

/**
 * Waits for the first frame that shows a picture of the place to guess.
 * @param old the previous picture's address; without it, waits for the first picture of a playable board
 * @returns the time of the paint in ms since the navigation
 */
export async function pictureShown(page: Page, old: string | null = null): Promise<number> {
  const time = await page.waitForFunction(
    ([picture, needs, before]) => {
      const image = document.querySelector<HTMLImageElement>(picture);
      if (!image?.complete || image.naturalWidth === 0) return false;
      if (image.getAttribute('src') === before || !document.querySelector(needs)) return false;
      if (getComputedStyle(image).visibility !== 'visible') return false;
      // After this frame, before other deferred work.
      return scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });
    },
    [PICTURE, old ? 'body' : INPUT, old] as const,
  );
  return Number(await time.jsonValue());
}
