import type { Bench } from '../bench.ts';
import { openGame, PHONE, playRound, slowDown } from '../board.ts';
import { type Figure, percentile } from '../figure.ts';

/** Each of six guesses. */
const ROUNDS = 8;
/** How long a key is held down, and how long to wait for its effect. */
const HOLD_MS = 50;
const REST_MS = 120;
/** The shortest duration that the Event Timing API reports. */
const LEAST_MS = 16;

/** Runs in the page: collects how long key events take, until the next paint. */
function watchKeys(durationThreshold: number) {
  const durations: number[] = [];
  const options = { type: 'event', durationThreshold };
  new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  }).observe(options);
  return durations;
}

/** From a key press to the next frame, slowed down. */
export async function keys({ browser, site }: Bench): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: PHONE });
  // Practice offers any number of rounds on one page.
  await openGame(page, `${site.url}/zoomle/practice`);
  await slowDown(page);

  const seen = await page.evaluateHandle(watchKeys, LEAST_MS);
  const times: Record<string, number[]> = {};
  const time = async (key: string) => {
    await page.keyboard.press(key, { delay: HOLD_MS });
    await page.waitForTimeout(REST_MS);
    // Anything later counts for the next key: nothing is lost.
    return Math.max(LEAST_MS, ...(await seen.evaluate((durations) => durations.splice(0))));
  };
  const press = async (kind: string, ...keys: readonly string[]) => {
    for (const key of keys) (times[kind] ??= []).push(await time(key));
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0) {
      await page.getByRole('button', { name: 'Another country' }).focus();
      await time('Enter');
    }
    await playRound(page, async (name) => {
      await press('Typing', 's');
      await press('Arrow keys', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp');
      await press('Typing', 'Backspace', ...Array.from(name));
      await press('Enter on a guess', 'Enter');
    });
    await page.getByRole('slider', { name: 'Zoom level' }).focus();
    const there = ['ArrowLeft', 'ArrowLeft', 'ArrowLeft'];
    await press('Slider', ...there, ...there.map(() => 'ArrowRight'));
  }
  await page.context().close();

  return Object.entries(times).map(([kind, all]): Figure => {
    const what = `${kind}, key to next paint, slowed down, p95 of ${all.length}`;
    return { what, value: percentile(all, 0.95), unit: 'ms', bar: 64 };
  });
}
