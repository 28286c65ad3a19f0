import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import type { RootState } from '../../src/app/makeStore';
import { unpackProgress } from '../../src/app/progressCode';
import { encodeStored } from '../../src/app/storedFormat';
import { parseGame, parseHistory } from '../../src/app/storedState';
import { entriesOf } from '../../src/domain/entriesOf';
import type { Progress } from '../../src/domain/progress';
import { roundStatus } from '../../src/domain/round';
import { bringIn, offerProgress } from '../../src/features/progress/bringIn';
import { selectImport, selectProgress } from '../../src/features/progress/progressSelectors';
import { progressRefused } from '../../src/features/progress/progressSlice';
import { selectStatistics } from '../../src/features/statistics/statisticsSelectors';
import { aBegunRound, aProgress, TODAY } from '../support/progress';
import { aStore, memoryStorage } from '../support/testStore';
import { pollution } from './arbitraries';
import { anImport } from './importCodes';

afterEach(() => {
  vi.useRealTimers();
});

/** How many codes come in one after the other. */
const IMPORTS = 20;
const someImports = fc.array(anImport, { minLength: IMPORTS, maxLength: IMPORTS });

const BOARD = `daily:${TODAY}`;
const aPresent = fc.record({ past: aProgress, todays: aBegunRound });
type Present = { readonly past: Progress; readonly todays: unknown };

/** A player's store, as it is after a reload in mid-round. */
const storeOf = ({ past, todays }: Present) => {
  const history = encodeStored({ rounds: past.daily, archive: past.archive });
  const game = encodeStored({ rounds: { [BOARD]: todays }, board: BOARD, zoom: 18 });
  const items = { 'persist:zoomle-history': history, 'persist:zoomle-game': game };
  return aStore({ storage: memoryStorage(new Map(Object.entries(items))) });
};

/** Whether the site would take all of a state for its own if it were stored. */
function isLegal({ game: { rounds, board, zoom }, history }: RootState) {
  const stored = JSON.parse(JSON.stringify({ rounds, board, zoom })) as Record<string, unknown>;
  const days = [...Object.keys(history.rounds), ...Object.keys(history.archive)];
  return (
    parseGame(stored).isWhole &&
    parseHistory({ rounds: history.rounds, archive: history.archive }).isWhole &&
    days.every((day) => day <= '2026-11-21')
  );
}

/** A finished round of mine stays, and an unfinished one gives way to no lesser one. */
function expectNothingLost(mine: Progress, after: Progress) {
  for (const kind of ['daily', 'archive'] as const) {
    for (const [date, round] of entriesOf(mine[kind])) {
      const kept = after[kind][date];
      if (!kept) throw new Error(`the round of ${date} was lost`);
      const isBetter =
        roundStatus(kept) !== 'playing' || kept.guesses.length > round.guesses.length;
      if (roundStatus(round) !== 'playing' || !isBetter) expect(kept).toEqual(round);
    }
  }
}

/** No figure that a player is proud of is less than it was. */
function expectNoWorseStatistics(before: RootState, after: RootState) {
  const [was, is] = [selectStatistics(before), selectStatistics(after)];
  const figures = [was, is].map((s) =>
    s ? [s.played, s.won, s.longestStreak, ...s.distribution] : [],
  );
  expect(figures[1]?.every((figure, index) => figure >= (figures[0]?.[index] ?? NaN))).toBe(true);
}

type Store = Awaited<ReturnType<typeof aStore>>['store'];

/** Does with a text what the page does, and checks the rules; tells how the page took it. */
function bringInChecked(store: Store, unpacked: Awaited<ReturnType<typeof unpackProgress>>) {
  const before = store.getState();
  const mine = selectProgress(before);
  if ('refusal' in unpacked) store.dispatch(progressRefused(unpacked.refusal));
  else store.dispatch(offerProgress(unpacked.text));
  const shown = selectImport(store.getState());
  expect(store.getState().game).toBe(before.game);
  expect(store.getState().history).toBe(before.history);

  store.dispatch(bringIn());
  const after = store.getState();
  if (shown.step === 'refused') {
    expect(after.game).toBe(before.game);
    expect(after.history).toBe(before.history);
  }
  expect(isLegal(after)).toBe(true);
  // Nothing of which markup could be made, and nothing that turns the direction of writing.
  expect(JSON.stringify([after.game.rounds, after.history])).not.toMatch(/[<>\u202e]|\\u0000/);
  expectNothingLost(mine, selectProgress(after));
  expectNoWorseStatistics(before, after);
  expect(pollution()).toEqual([undefined]);
  return shown.step === 'refused' ? shown.reason : shown.step;
}

it('10,000 codes: each is refused and changes nothing, or leaves all that was played', async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(aPresent, someImports, async (present, inputs) => {
      vi.useRealTimers();
      const texts = await Promise.all(inputs.map(unpackProgress));
      const { store, persistor } = await storeOf(present);
      for (const text of texts) {
        const outcome = bringInChecked(store, text);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      persistor.pause();
    }),
    { numRuns: 10_000 / IMPORTS },
  );
  // There were some of every kind, or all this says little.
  expect([...outcomes.keys()].sort()).toEqual([
    'damaged',
    'foreign',
    'newer',
    'offered',
    'oversized',
  ]);
});
