import { setTimeout } from 'node:timers/promises';

import type { Page } from '@playwright/test';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Added to, not made.
  interface Window {
    keyToPaint: () => Promise<number>;
  }
}

/**
 * Has a page measure what each key press takes, from when the browser got the key until the frame
 * that shows what it did is painted: the task comes after the frame in which it was posted, and before
 * what else a page has put off. The Event Timing API says the same in steps of 8 ms, which is too
 * coarse to compare two pages.
 */
function watchKeys() {
  let pressedAt = 0;
  let awaited = 0;
  let taken = NaN;
  let answer: ((ms: number) => void) | null = null;

  const awaitFrame = () => {
    taken = NaN;
    awaited += 1;
    const mine = awaited;
    const onPainted = () => {
      if (mine !== awaited) return;
      taken = performance.now() - pressedAt;
      answer?.(taken);
      answer = null;
    };
    requestAnimationFrame(() => {
      void scheduler.postTask(onPainted, { priority: 'user-blocking' });
    });
  };
  const onKey = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
    awaitFrame();
  };
  addEventListener('keydown', onKey, { capture: true });
  // A character comes after its key, perhaps a frame later.
  addEventListener('input', awaitFrame, { capture: true });
  window.keyToPaint = () =>
    new Promise((resolve) => {
      if (Number.isNaN(taken)) answer = resolve;
      else resolve(taken);
    });
}

export const watchKeysOf = (page: Page) => page.addInitScript(watchKeys);

/** Longer than a page goes on with what a key has left to do, and a frame, in ms. */
const REST = 50;
const FRAME = 1000 / 60;

/**
 * Waits until nothing moves on a page, there is nothing to do, and a while: a player is slower, and
 * presses keys at any time between two frames.
 */
export async function settled(page: Page) {
  await page.evaluate(async () => {
    // Not brought to their end: the browser would still draw a frame when it would have come.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestIdleCallback(() => resolve()));
    });
  });
  await setTimeout(REST + Math.random() * FRAME);
}

/** Presses a key and gives the milliseconds until what it did is painted. */
export async function timeKey(page: Page, key: string): Promise<number> {
  await settled(page);
  await page.keyboard.down(key);
  const taken = await page.evaluate(() => window.keyToPaint());
  // Not sooner: a finger is slower, and a page has work with this too.
  await page.keyboard.up(key);
  return taken;
}

/** Wakes a page up that another has had the processor of, with a key that does nothing. */
export async function wake(page: Page) {
  await timeKey(page, 'Shift');
  await timeKey(page, 'Shift');
}
