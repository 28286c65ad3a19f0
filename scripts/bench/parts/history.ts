import type { CDPSession } from '@playwright/test';

import { answerOf } from '../../../test/e2e/support/world.ts';
import type { Bench } from '../bench.ts';
import {
  guessShown,
  idle,
  INPUT,
  newProfile,
  pictureShown,
  wrongGuesses,
  zoomAfter,
} from '../board.ts';
import type { Row } from '../row.ts';
import { median, sum } from '../statistics.ts';

const DAYS = 3_650;
const DAY_MS = 86_400_000;
/** Rounds with a history, and as many without, in turns. */
const ROUNDS = 5;

/** Ten years of rounds up to yesterday, each of four guesses and solved with the last. */
function tenYears() {
  const rounds = Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(Date.now() - (index + 1) * DAY_MS).toISOString().slice(0, 10);
    const { name, mapLocations } = answerOf(day);
    const [{ name: place, lat, lon } = { name: '', lat: 0, lon: 0 }] = mapLocations;
    const wrong = ['Peru', 'Kenya', 'Norway', 'Chad'].filter((other) => other !== name);
    const guesses = [...wrong.slice(0, 3), name].map((guessed) => ({
      name: guessed,
      distance: guessed === name ? 0 : 5_000,
      direction: 'NE',
      isCorrect: guessed === name,
    }));
    return [day, { answer: { name, place, lat, lon }, guesses }] as const;
  });
  return {
    name: 'persist:zoomle-history',
    value: JSON.stringify({ version: 2, rounds: Object.fromEntries(rounds), archive: {} }),
  };
}

/** What the page's main thread has computed so far, in ms of its own time, not of a busy machine's. */
async function workOf(devTools: CDPSession) {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
}

/** What a guess costs after ten years, as opposed to on the first day. */
export async function history({ browser, site }: Bench): Promise<Row[]> {
  /** The work of each guess of today's round. */
  const playToday = async (stored: { name: string; value: string }[]) => {
    const profile = await newProfile(browser, { origin: site.url, stored });
    const page = await profile.newPage();
    const devTools = await profile.newCDPSession(page);
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${site.url}/zoomle`);
    await pictureShown(page, zoomAfter(0));
    const works: number[] = [];
    for (const [guesses, name] of wrongGuesses().entries()) {
      await page.locator(INPUT).fill(name);
      await idle(page);
      const before = await workOf(devTools);
      await page.keyboard.press('Enter');
      await guessShown(page, guesses + 1);
      await idle(page);
      works.push((await workOf(devTools)) - before);
    }
    // Else what was stored has not been read.
    await page
      .getByText(String(DAYS * stored.length + 1), { exact: true })
      .first()
      .waitFor();
    await profile.close();
    return works;
  };

  const withHistory: number[] = [];
  const withNone: number[] = [];
  const stored = tenYears();
  for (let round = 0; round < ROUNDS; round += 1) {
    withNone.push(sum(await playToday([])));
    withHistory.push(sum(await playToday([stored])));
  }
  const [full, none] = [median(withHistory), median(withNone)];
  return [
    {
      what: `Main thread’s work for a round’s guesses, with ${DAYS} days of history to none`,
      value: full / none,
      unit: 'x',
      bar: 2,
      note: `${full.toFixed(0)} ms to ${none.toFixed(0)} ms`,
      samples: withHistory,
      compared: withNone,
    },
  ];
}
