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

/** The hello-world and the site take turns, so that a busy machine slows both. */
const BLOCKS = 10;
/** Of each kind, and of the hello-world’s before each kind: 200 in all. */
const KEYS_IN_BLOCK = 20;
/** A round of six guesses each: 24 presses of Enter. */
const ROUNDS_IN_BLOCK = 4;
const BAR = 1.25;

/** What the keys of one kind took, in ms. */
type Times = number[];

/** The keys of one kind, and the hello-world's right before them. */
type Pair = { readonly samples: Times; readonly compared: Times };

async function timeHello(page: Page): Promise<Times> {
  const times: Times = [];
  for (let key = 0; key < KEYS_IN_BLOCK; key += 1) {
    await page.locator('input').fill('France');
    times.push(await timeKey(page, 'Enter'));
  }
  return times;
}

/** Types names, and takes them back key by key. */
async function timeTyping(page: Page): Promise<Times> {
  const times: Times = [];
  await page.locator(INPUT).focus();
  for (const name of ['france', 'cuba']) {
    for (const letter of Array.from(name)) times.push(await timeKey(page, letter));
    for (let left = name.length; left > 0; left -= 1) {
      times.push(await timeKey(page, 'Backspace'));
    }
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

async function timeRounds(page: Page): Promise<Times> {
  const times = await timeGuesses(page);
  for (let round = 1; round < ROUNDS_IN_BLOCK; round += 1) {
    await openNextPractice(page);
    times.push(...(await timeGuesses(page)));
  }
  return times;
}

/** Goes through the levels that a round has unlocked, near and far. */
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
    'Enter on a guess': timeRounds,
    Slider: timeSlider,
  };
  const pairs: Record<string, Pair> = {};
  for (let block = 0; block < BLOCKS; block += 1) {
    if (block > 0) await openNextPractice(page);
    for (const [kind, time] of Object.entries(kinds)) {
      const { samples, compared } = (pairs[kind] ??= { samples: [], compared: [] });
      compared.push(...(await timeSlowly(helloPage, timeHello)));
      samples.push(...(await timeSlowly(page, time)));
    }
  }
  return Object.entries(pairs).map(([kind, { samples, compared }]) => {
    const [ours, least] = [percentile(samples, 0.95), percentile(compared, 0.95)];
    return {
      what: `${kind}: key to next paint, slowed down, p95, to that of the hello-world’s Enter`,
      value: ours / least,
      unit: 'x',
      bar: BAR,
      note: `${ours.toFixed(1)} ms to ${least.toFixed(1)} ms`,
      samples,
      compared,
    };
  });
}
