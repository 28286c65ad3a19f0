import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { MAX_GUESSES, START_ZOOM } from '../../src/domain/round.ts';
import { wrongNames } from '../../test/e2e/support/world.ts';

export const INPUT = 'input[role="combobox"]';
export const SLIDER = 'input[type="range"]';
export const PICTURE_NAME = 'Satellite picture of the place to guess';
export const PICTURE = `img[alt="${PICTURE_NAME}"]`;
const ROWS = '[aria-label="Guesses"] > li';

/** As slow as a phone, about: the cores here are a desktop's. */
const SLOWDOWN = 4;

/** Six countries that are not the day's, today's by default, spread over the Earth. */
export const wrongGuesses = (day = new Date().toISOString()) => wrongNames(MAX_GUESSES, day);

/** What the browser of somebody has stored who knows the game. */
const KNOWS_HOW_TO_PLAY = {
  name: 'persist:zoomle-settings',
  value: JSON.stringify({ version: 2, units: 'km', highContrast: false, knowsHowToPlay: true }),
};

/**
 * A browser profile of its own.
 * @param origin of the site, for a player who has been there before
 * @param stored what else is stored there
 */
export const newProfile = (
  browser: Browser,
  {
    origin,
    stored = [],
    ...options
  }: BrowserContextOptions & {
    readonly origin?: string;
    readonly stored?: readonly { name: string; value: string }[];
  } = {},
) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    ...options,
    ...(origin && {
      storageState: {
        cookies: [],
        origins: [{ origin, localStorage: [KNOWS_HOW_TO_PLAY, ...stored] }],
      },
    }),
  });

/**
 * Makes the page's main thread as slow as a phone's, for all that is loaded into it.
 * @returns what lets it be fast again
 */
export async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return async () => {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    // Each that stays is asked at every event, and the page becomes slower and slower.
    await devTools.detach();
  };
}

/** Waits until the picture of a zoom level is on the screen. */
export async function pictureShown(page: Page, zoom: number) {
  await page.waitForFunction(
    ([selector, file]) => {
      const image = document.querySelector<HTMLImageElement>(selector);
      if (!image?.src.endsWith(file) || !image.complete || image.naturalWidth === 0) return false;
      return getComputedStyle(image).visibility === 'visible';
    },
    [PICTURE, `/${zoom}.avif`] as const,
  );
}

/** Waits until the picture that the next guess will show has been fetched. */
export async function nextPictureFetched(page: Page, guesses: number) {
  await page.waitForFunction(
    ([selector, file]) => {
      const { src = '' } = document.querySelector<HTMLImageElement>(selector) ?? {};
      const next = src.replace(/\d+\.avif$/, file);
      return performance
        .getEntriesByName(next)
        .some((entry) => (entry as PerformanceResourceTiming).responseEnd > 0);
    },
    [PICTURE, `${zoomAfter(guesses + 1)}.avif`] as const,
  );
}

/** The zoom level that is shown after so many guesses. */
export const zoomAfter = (guesses: number) => START_ZOOM - guesses;

/** How many guesses stand on the board. */
export const guessCount = (page: Page) => page.locator(ROWS).count();

/** Waits until a guess stands on the board, and the picture that came with it. */
export async function guessShown(page: Page, guesses: number) {
  await page.waitForFunction(
    ([selector, count]) => document.querySelectorAll(selector).length === count,
    [ROWS, guesses] as const,
  );
  await pictureShown(page, zoomAfter(guesses));
}

/** Plays names to the end of the round, waiting for all that each brings. */
export async function playRound(page: Page, names: readonly string[]) {
  await pictureShown(page, zoomAfter(0));
  for (const [before, name] of names.entries()) {
    await page.locator(INPUT).fill(name);
    await page.locator(INPUT).press('Enter');
    await guessShown(page, before + 1);
  }
  await page.getByRole('img', { name: /^World map/ }).waitFor();
}

/** A number that runs through fixed values below 1, so that practice gives the same countries. */
export function fixChance() {
  let last = 1;
  Math.random = () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/**
 * Opens a practice round, another than the one on the board. By key: a click would leave a mouse over
 * the page, under which a browser looks at each frame, and a phone has none.
 */
export async function openNextPractice(page: Page) {
  await page.getByRole('button', { name: 'Next country' }).press('Enter');
  await pictureShown(page, zoomAfter(0));
}

/** Waits until the page has fetched what it wants and has nothing to do. */
export async function idle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}
