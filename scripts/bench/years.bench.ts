import { type CDPSession, expect, test } from '@playwright/test';

import countries from '../../src/data/countries_with_mapLocations.json' with { type: 'json' };
import { lastDays, previousUtcDate, utcDateOf } from '../../src/domain/calendar';
import { MAX_GUESSES } from '../../src/domain/round';
import { dailyRoundId } from '../../src/domain/roundId';
import type { Rounds } from '../../src/domain/rounds';
import { answerOf, NOON, wrongNames } from '../../test/e2e/support/world';
import { aRound } from '../../test/support/builders';
import { median, openGame, repeats, report } from './bench';

// Without motion: its frames would dominate.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DAYS = 3_650;
/** Six guesses each. */
const ROUNDS = 4;
/** By then the guess is stored and its picture shown. */
const SETTLED_MS = 600;
const EXTRA_MS = 5;

/** A lost round for every day so far. */
function tenYears(): Rounds {
  const lost = aRound(answerOf(NOON), ...countries.slice(0, MAX_GUESSES));
  const yesterday = previousUtcDate(utcDateOf(Date.parse(NOON)));
  return Object.fromEntries(lastDays(yesterday, DAYS).map((date) => [dailyRoundId(date), lost]));
}

/** CPU time of the main thread, in ms; excludes waiting for a core. */
async function workOf(devTools: CDPSession) {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1_000;
}

test('the cost of a guess with and without ten years of stored rounds', async ({ browser }) => {
  const without = { rounds: {}, works: [] as number[] };
  const stored = { rounds: tenYears(), works: [] as number[] };
  for (let round = 0; round < repeats(ROUNDS); round += 1) {
    for (const { rounds, works } of [without, stored]) {
      const { input, page, rows } = await openGame(browser, '/zoomle', rounds);
      await expect(input).toBeEnabled();
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Performance.enable');
      for (const name of wrongNames(repeats(MAX_GUESSES))) {
        await input.fill(name);
        const before = await workOf(devTools);
        await page.keyboard.press('Enter');
        await page.waitForTimeout(SETTLED_MS);
        works.push((await workOf(devTools)) - before);
      }
      await expect(rows).toHaveCount(repeats(MAX_GUESSES));
      await page.context().close();
    }
  }
  const least = Math.round(median(without.works));
  const what = `Work for a guess, ${DAYS} daily rounds stored, median, ms; without: ${least}`;
  report([{ what, value: median(stored.works), bar: least + EXTRA_MS }]);
});
