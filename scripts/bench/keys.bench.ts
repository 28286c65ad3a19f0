import { expect, type Page, test } from '@playwright/test';

import { MAX_GUESSES } from '../../src/domain/round';
import { start } from '../../src/texts/en/start';
import { wrongNames } from '../../test/e2e/support/world';
import { FLOOR_URL, openGame, percentile, repeats, report, slowDown } from './bench';

/** Six guesses each. */
const ROUNDS = 8;
const HOLD_MS = 50;
const REST_MS = 120;
/** Players look at a result for at least this long. */
const PAUSE_MS = 700;
/** The Event Timing API reports nothing shorter. */
const LEAST_MS = 16;
/** A kind of key, the floor's counterpart, how many ms longer it may take, and what is never too long. */
const BARS = [
  ['Typing', 'Letter', 32],
  ['Arrow keys', 'Letter', 32],
  ['Slider', 'Letter', 32],
  ['A guess', 'Enter', 56],
  ['The guess that ends a round', 'Enter', 72, 100],
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

/** Presses keys and collects their durations by kind, which may depend on what a key did. */
async function keyboardOf(page: Page) {
  const seen = await page.evaluateHandle(watchKeys, LEAST_MS);
  const times: Record<string, number[]> = {};
  const press = async (kind: string | (() => Promise<string>), ...keys: readonly string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key, { delay: HOLD_MS });
      await page.waitForTimeout(REST_MS);
      // Later events count for the next key.
      const durations = await seen.evaluate((all) => all.splice(0));
      (times[typeof kind === 'string' ? kind : await kind()] ??= []).push(
        Math.max(LEAST_MS, ...durations),
      );
    }
  };
  return { times, press };
}

test('from a key press to the next frame', async ({ browser }) => {
  const floorPage = await browser.newPage();
  await floorPage.goto(FLOOR_URL);
  await floorPage.getByRole('textbox').focus();
  const least = await keyboardOf(floorPage);
  // Practice allows any number of rounds on one page.
  const { input, page, rows, slider } = await openGame(browser, '/zoomle/practice');
  const { times, press } = await keyboardOf(page);
  const kindOfGuess = async () =>
    (await input.isVisible()) ? 'A guess' : 'The guess that ends a round';
  let speedUp = await slowDown(page);

  for (let round = 0; round < repeats(ROUNDS); round += 1) {
    if (round > 0) {
      await page.getByRole('button', { name: start.game.nextPractice }).focus();
      await press('Another country', 'Enter');
      await expect(input).toBeEnabled();
    }
    for (const [before, name] of wrongNames(repeats(MAX_GUESSES)).entries()) {
      // Some are right in practice.
      if (!(await input.isVisible())) break;
      // In turns, so that load on the machine affects both alike.
      await speedUp();
      const speedUpFloor = await slowDown(floorPage);
      await least.press('Letter', ...Array.from(name));
      await least.press('Enter', 'Enter');
      await speedUpFloor();
      speedUp = await slowDown(page);
      await input.focus();
      await press('Typing', 's');
      await press('Arrow keys', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp');
      await press('Typing', 'Backspace', ...Array.from(name));
      await press(kindOfGuess, 'Enter');
      await expect(rows).toHaveCount(before + 1);
      await page.waitForTimeout(PAUSE_MS);
    }
    await slider.focus();
    const there = ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'];
    await press('Slider', ...there, ...there.map(() => 'ArrowRight'));
  }

  const p95 = (all: readonly number[] = []) => percentile(all, 0.95);
  const figures = BARS.map(([kind, floorKind, extra, enough = 0]) => {
    const what = `${kind}, key to next paint, slowed down, p95 of ${times[kind]?.length ?? 0}, ms; floor + ${extra}`;
    return {
      what,
      value: p95(times[kind]),
      bar: Math.max(enough, p95(least.times[floorKind]) + extra),
    };
  });
  const machine = { what: "This machine: the floor's Enter, p95, ms", bar: Infinity };
  report([{ ...machine, value: p95(least.times.Enter) }, ...figures]);
});
