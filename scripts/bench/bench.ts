import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

import type { Rounds } from '../../src/domain/rounds';
import { Game } from '../../test/e2e/support/game';
import { MapService } from '../../test/e2e/support/mapService';
import { NOON, storageOf } from '../../test/e2e/support/world';

export const isSmoke = process.env.BENCH_SMOKE === 'true';
/** Set by globalSetup.ts. */
export const { SITE_URL = '', FLOOR_URL = '' } = process.env;
/** The path of the board without its scripts. */
export const STILL = '/zoomle-still';
/** Makes a desktop core about as slow as a phone; no need in a smoke test. */
const SLOWDOWN = isSmoke ? 1 : 4;

/** How often to do something. A smoke test does it once, to see that it works. */
export const repeats = (count: number) => (isSmoke ? 1 : count);

/** A device whose clock starts at noon. Playwright's clock would replace `performance` too. */
export async function newDevice(browser: Browser, options: BrowserContextOptions = {}) {
  const device = await browser.newContext(options);
  await device.addInitScript(
    (ahead) => {
      const { now } = Date;
      Date.now = () => now() + ahead;
    },
    Date.parse(NOON) - Date.now(),
  );
  return device;
}

/** Opens the game on the device of a player who knows the rules, and waits until everything is cached. */
export async function openGame(browser: Browser, path: string, rounds: Rounds = {}) {
  const storageState = storageOf(SITE_URL, { rounds });
  const device = await newDevice(browser, { storageState });
  const page = await device.newPage();
  await page.goto(SITE_URL + path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  return new Game(page, new MapService());
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
 * The nearest-rank percentile.
 * @param share more than 0, at most 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

type Figure = { readonly what: string; readonly value: number; readonly bar: number };

/** Prints figures, and fails if one is over its bar. In a smoke test there are no bars. */
export function report(figures: readonly Figure[]) {
  const rounded = figures.map((figure) => ({
    ...figure,
    value: Number(figure.value.toPrecision(3)),
  }));
  console.table(rounded);
  const missed = isSmoke ? [] : rounded.filter(({ value, bar }) => !(value <= bar));
  expect(missed, 'over the bar').toEqual([]);
}
