import type { CDPSession } from '@playwright/test';

import countries from '../../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { lastDays, previousUtcDate, utcDateOf } from '../../../src/domain/calendar.ts';
import { addGuess, landmarkOf, MAX_GUESSES, newRound } from '../../../src/domain/round.ts';
import { dailyRoundId } from '../../../src/domain/roundId.ts';
import { roundText } from '../../../src/store/persistence/storedState.ts';
import { storageOf } from '../../../test/e2e/support/world.ts';
import type { Bench } from '../bench.ts';
import { openGame, PHONE, playRound } from '../board.ts';
import { type Figure, median } from '../figure.ts';

const DAYS = 3_650;
/** Six guesses each. */
const ROUNDS = 4;
/** By then the guess is stored and its picture shown. */
const SETTLED_MS = 600;
const EXTRA_MS = 5;

/** A storage with a lost round for every day so far. */
function tenYears() {
  const [answer, ...wrong] = countries.slice(0, 1 + MAX_GUESSES);
  const round = newRound(answer);
  if (!round) throw new Error('The first country has no landmark.');
  const lost = wrong.reduce((so, each) => addGuess(so, each.name, landmarkOf(each)), round);
  return lastDays(previousUtcDate(utcDateOf(Date.now())), DAYS).map((date) => {
    const [name, value] = roundText(dailyRoundId(date), lost);
    return { name, value };
  });
}

/** CPU time of the main thread, in ms; excludes waiting for a core. */
async function workOf(devTools: CDPSession) {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1_000;
}

/** The cost of a guess with and without ten years of stored rounds. */
export async function years(bench: Bench): Promise<Figure[]> {
  const { browser, site } = bench;
  const without = { entries: [], works: [] as number[] };
  const stored = { entries: tenYears(), works: [] as number[] };
  for (let round = 0; round < bench.repeats(ROUNDS); round += 1) {
    for (const { entries, works } of [without, stored]) {
      const storageState = storageOf(site.url, { entries });
      // Without motion: its frames would dominate.
      const options = { viewport: PHONE, reducedMotion: 'reduce', storageState } as const;
      const page = await browser.newPage(options);
      await openGame(page, `${site.url}/zoomle`);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Performance.enable');
      await playRound(bench, page, async (name) => {
        await page.keyboard.insertText(name);
        const before = await workOf(devTools);
        await page.keyboard.press('Enter');
        await page.waitForTimeout(SETTLED_MS);
        works.push((await workOf(devTools)) - before);
      });
      await page.context().close();
    }
  }
  const least = Math.round(median(without.works));
  const what = `Work for a guess, ${DAYS} daily rounds stored, median; without: ${least} ms`;
  return [{ what, value: median(stored.works), unit: 'ms', bar: least + EXTRA_MS }];
}
