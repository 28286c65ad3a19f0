import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import type { RootState } from '../../src/app/makeStore';
import { unpackProgress } from '../../src/app/persistence/progressCode';
import { packRound, parseRound } from '../../src/domain/packedRound';
import { hasEnded, type Round } from '../../src/domain/round';
import { dailyRoundId, roundDate } from '../../src/domain/roundId';
import { roundEntries, type Rounds } from '../../src/domain/rounds';
import { selectStatistics } from '../../src/features/statistics/statisticsSelectors';
import { confirmImport, previewCode } from '../../src/features/transfer/importThunks';
import { selectImport } from '../../src/features/transfer/transferSelectors';
import { utcDate } from '../support/builders';
import { aBegunRound, aProgress, TODAY } from '../support/progress';
import { storedTexts } from '../support/stored';
import { aStore, memoryStorage } from '../support/testStore';
import { pollution } from './arbitraries';
import { anImport } from './importCodes';

afterEach(() => {
  vi.useRealTimers();
});

/** How many codes come in one after the other. */
const IMPORTS = 20;
const someImports = fc.array(anImport, { minLength: IMPORTS, maxLength: IMPORTS });

const TODAYS_ID = dailyRoundId(utcDate(TODAY));
const aPresent = fc.record({ past: aProgress, todays: aBegunRound });
type Present = { readonly past: Rounds; readonly todays: Round };

/** A player's store, as it is after a reload in mid-round. */
function storeOf({ past, todays }: Present) {
  const board = { currentRoundId: TODAYS_ID, zoom: 18 } as const;
  const items = storedTexts({ rounds: { ...past, [TODAYS_ID]: todays }, board });
  // What unpacks a code does not wait on fake timers.
  return aStore({ storage: memoryStorage(items), unpackProgress, realTimers: true }).store;
}

/** Whether the site would take all rounds for its own if they were stored, and all have come. */
const areLegal = (rounds: Rounds) =>
  roundEntries(rounds).every(
    ([id, round]) => parseRound(id, packRound(round)) && (roundDate(id) ?? '') <= '2026-11-21',
  );

/** A finished round of mine stays, and an unfinished one gives way to no lesser one. */
function expectNothingLost(mine: Rounds, after: Rounds) {
  for (const [id, round] of roundEntries(mine)) {
    const kept = after[id];
    if (!kept) throw new Error(`the round ${id} was lost`);
    const isBetter = hasEnded(kept) || kept.guesses.length > round.guesses.length;
    if (hasEnded(round) || !isBetter) expect(kept).toEqual(round);
  }
}

/** No figure that a player is proud of is less than it was. */
function expectNoWorseStatistics(before: RootState, after: RootState) {
  const [was = [], is = []] = [before, after].map((state) => {
    const statistics = selectStatistics(state);
    if (!statistics) throw new Error('there are no statistics');
    const { played, won, longestStreak, distribution } = statistics;
    return [played, won, longestStreak, ...distribution];
  });
  expect(is.every((figure, index) => figure >= (was[index] ?? NaN))).toBe(true);
}

/** Does with a code what the page does, and checks the rules; tells how the page took it. */
async function importChecked(store: ReturnType<typeof storeOf>, code: string) {
  const before = store.getState();
  await store.dispatch(previewCode(code));
  const shown = selectImport(store.getState());
  expect(store.getState().rounds).toBe(before.rounds);

  store.dispatch(confirmImport());
  const after = store.getState();
  if (shown.step === 'refused') expect(after.rounds).toBe(before.rounds);
  expect(areLegal(after.rounds)).toBe(true);
  // Nothing of which markup could be made, and nothing that turns the direction of writing.
  expect(JSON.stringify(after.rounds)).not.toMatch(/[<>\u202e]|\\u0000/);
  expectNothingLost(before.rounds, after.rounds);
  expectNoWorseStatistics(before, after);
  expect(pollution()).toEqual([undefined]);
  return shown.step === 'refused' ? shown.reason : shown.step;
}

it('10,000 codes: each is refused and changes nothing, or leaves all that was played', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(aPresent, someImports, async (present, codes) => {
      const store = storeOf(present);
      for (const code of codes) outcomes.add(await importChecked(store, code));
    }),
    { numRuns: 10_000 / IMPORTS },
  );
  // There were some of every kind, or all this says little.
  const all = ['damaged', 'foreign', 'newer', 'oversized', 'previewed'];
  expect([...outcomes].sort()).toEqual(all);
});
