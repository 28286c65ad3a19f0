import type { Page } from '@playwright/test';

import { storageOf } from '../../../test/e2e/support/world.ts';
import type { Bench } from '../bench.ts';
import { openGame, PHONE, playRound, slowDown } from '../board.ts';
import { type Figure, percentile } from '../figure.ts';

/** Six guesses each. */
const ROUNDS = 8;
const HOLD_MS = 50;
const REST_MS = 120;
/** The Event Timing API reports nothing shorter. */
const LEAST_MS = 16;
/** A kind of key, the floor's counterpart, and how many ms longer it may take. */
const BARS = [
  ['Typing', 'Letter', 32],
  ['Arrow keys', 'Letter', 32],
  ['Slider', 'Letter', 32],
  ['Enter on a guess', 'Enter', 56],
] as const;

/** Runs in the page: collects the durations of key events until the next paint. */
function watchKeys(durationThreshold: number) {
  const durations: number[] = [];
  const options = { type: 'event', durationThreshold };
  new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  }).observe(options);
  return durations;
}

/** Presses keys and collects their durations by kind. */
async function keyboardOf(page: Page) {
  const seen = await page.evaluateHandle(watchKeys, LEAST_MS);
  const times: Record<string, number[]> = {};
  const press = async (kind: string, ...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key, { delay: HOLD_MS });
      await page.waitForTimeout(REST_MS);
      // Later events count for the next key.
      const durations = await seen.evaluate((all) => all.splice(0));
      (times[kind] ??= []).push(Math.max(LEAST_MS, ...durations));
    }
  };
  return { times, press };
}

/** From a key press to the next frame. */
export async function keys(bench: Bench): Promise<Figure[]> {
  const { browser, site, floor, repeats } = bench;
  const floorPage = await browser.newPage({ viewport: PHONE });
  await floorPage.goto(floor.url);
  await floorPage.getByRole('textbox').focus();
  const least = await keyboardOf(floorPage);
  const page = await browser.newPage({ viewport: PHONE, storageState: storageOf(site.url) });
  // Practice allows any number of rounds on one page.
  await openGame(page, `${site.url}/zoomle/practice`);
  const { times, press } = await keyboardOf(page);
  let speedUp = await slowDown(page);

  for (let round = 0; round < repeats(ROUNDS); round += 1) {
    if (round > 0) {
      await page.getByRole('button', { name: 'Another country' }).focus();
      await press('Another country', 'Enter');
    }
    await playRound(bench, page, async (name) => {
      // In turns, so that load on the machine affects both alike.
      await speedUp();
      const speedUpFloor = await slowDown(floorPage);
      await least.press('Letter', ...Array.from(name));
      await least.press('Enter', 'Enter');
      await speedUpFloor();
      speedUp = await slowDown(page);
      await press('Typing', 's');
      await press('Arrow keys', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp');
      await press('Typing', 'Backspace', ...Array.from(name));
      await press('Enter on a guess', 'Enter');
    });
    await page.getByRole('slider', { name: 'Zoom level' }).focus();
    const there = ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'];
    await press('Slider', ...there, ...there.map(() => 'ArrowRight'));
  }

  return BARS.map(([kind, floorKind, extra]) => {
    const [all = [], floorTimes = []] = [times[kind], least.times[floorKind]];
    const bar = percentile(floorTimes, 0.95) + extra;
    const what = `${kind}, key to next paint, slowed down, p95 of ${all.length}; floor + ${extra} ms`;
    return { what, value: percentile(all, 0.95), unit: 'ms', bar };
  });
}
