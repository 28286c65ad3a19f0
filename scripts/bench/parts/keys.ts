import type { Page } from '@playwright/test';

import type { Bench } from '../bench.ts';
import {
  fixChance,
  guessCount,
  guessShown,
  INPUT,
  newProfile,
  openNextPractice,
  pictureShown,
  SLIDER,
  slowDown,
  wrongGuesses,
  zoomAfter,
} from '../board.ts';
import { timeKey, wake, watchKeysOf } from '../keyToPaint.ts';
import type { Row } from '../row.ts';
import { percentile } from '../statistics.ts';

/**
 * The hello-world and the kinds of keys take turns, a few keys each, so that a moment in which the
 * machine is busy slows all of them; and each has as many, so that the browser compiles all as well.
 */
const BLOCKS = 36;
/** Of each kind but guesses, of which a round has six: over 400 of the ones, over 200 of the others. */
const KEYS_IN_BLOCK = 12;
const BAR = 1.25;

/** What the keys of one kind took, in ms. */
type Times = number[];

async function timeHello(page: Page): Promise<Times> {
  const times: Times = [];
  for (let key = 0; key < KEYS_IN_BLOCK; key += 1) {
    await page.locator('input').fill('France');
    times.push(await timeKey(page, 'Enter'));
  }
  return times;
}

/** Types a name, and takes it back. */
async function timeTyping(page: Page): Promise<Times> {
  const letters = Array.from('france');
  const times: Times = [];
  await page.locator(INPUT).focus();
  for (const key of [...letters, ...letters.map(() => 'Backspace')]) {
    times.push(await timeKey(page, key));
  }
  return times;
}

/** Goes down a long list of suggestions and up again. */
async function timeArrows(page: Page): Promise<Times> {
  const times: Times = [];
  await page.locator(INPUT).fill('s');
  await page.getByRole('option').first().waitFor();
  for (let key = 0; key < KEYS_IN_BLOCK; key += 1) {
    times.push(await timeKey(page, key < KEYS_IN_BLOCK / 2 ? 'ArrowDown' : 'ArrowUp'));
  }
  await page.locator(INPUT).fill('');
  return times;
}

/** Guesses to the end of the round, or until chance has it that one is right. */
async function timeGuesses(page: Page): Promise<Times> {
  const times: Times = [];
  for (const name of wrongGuesses()) {
    if ((await page.locator(INPUT).count()) === 0) break;
    await page.locator(INPUT).fill(name);
    times.push(await timeKey(page, 'Enter'));
    await guessShown(page, times.length);
  }
  return times;
}

/** Goes through the levels that a round has unlocked, from far to near and back. */
async function timeSlider(page: Page): Promise<Times> {
  const times: Times = [];
  const unlocked = await guessCount(page);
  let position = unlocked;
  let step = -1;
  await page.locator(SLIDER).focus();
  for (let key = 0; key < KEYS_IN_BLOCK; key += 1) {
    if (position + step < 0 || position + step > unlocked) step = -step;
    position += step;
    times.push(await timeKey(page, step < 0 ? 'ArrowLeft' : 'ArrowRight'));
    await pictureShown(page, zoomAfter(position));
  }
  return times;
}

/**
 * Times keys while the page is slow. Only then: a slow page keeps a core busy even with nothing to do,
 * and there are two pages.
 */
async function timeSlowly(page: Page, time: (page: Page) => Promise<Times>): Promise<Times> {
  const speedUp = await slowDown(page);
  await wake(page);
  const times = await time(page);
  await speedUp();
  return times;
}

/** From a key press to the frame that shows what it did, compared with a hello-world's Enter. */
export async function keys({ browser, site, hello }: Bench): Promise<Row[]> {
  const open = async (url: string) => {
    const profile = await newProfile(browser, { origin: new URL(url).origin });
    const page = await profile.newPage();
    await page.addInitScript(fixChance);
    await watchKeysOf(page);
    await page.goto(url);
    return page;
  };
  const helloPage = await open(hello.url);
  const page = await open(`${site.url}/zoomle/practice`);
  await pictureShown(page, zoomAfter(0));
  await site.quiet();

  const kinds: Record<string, (page: Page) => Promise<Times>> = {
    Typing: timeTyping,
    'Arrow keys': timeArrows,
    'Enter on a guess': timeGuesses,
    Slider: timeSlider,
  };
  const least: Times = [];
  const times: Record<string, Times> = {};
  for (let block = 0; block < BLOCKS; block += 1) {
    if (block > 0) await openNextPractice(page);
    least.push(...(await timeSlowly(helloPage, timeHello)));
    for (const [kind, time] of Object.entries(kinds)) {
      (times[kind] ??= []).push(...(await timeSlowly(page, time)));
    }
  }
  const what = 'key to next paint, slowed down, p95';
  const leastMs = percentile(least, 0.95);
  return [
    {
      what: `The hello-world’s Enter: ${what}`,
      value: leastMs,
      unit: 'ms',
      bar: null,
      samples: least,
    },
    ...Object.entries(times).map(([kind, samples]): Row => {
      const ms = percentile(samples, 0.95);
      return {
        what: `${kind}: ${what}, to that of the hello-world’s Enter`,
        value: ms / leastMs,
        unit: 'x',
        bar: BAR,
        note: `${ms.toFixed(1)} ms`,
        samples,
      };
    }),
  ];
}
