import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { puzzleOf } from '../../src/domain/puzzle';
import { isLegalRound, roundStatus } from '../../src/domain/round';
import { isArchive, practiceNumber, roundDate, roundIdOf } from '../../src/domain/roundId';
import { selectBoard, selectRound, selectToday } from '../../src/features/game/gameSelectors';
import { guessMade } from '../../src/features/game/gameSlice';
import { selectDailyRounds } from '../../src/features/statistics/statisticsSelectors';
import { COUNTRIES } from '../support/builders';
import { aStore } from '../support/testStore';
import { anAddress } from './addresses';
import { pollution } from './arbitraries';
import { visit } from './visit';

beforeEach(() => {
  // The router says of each malformed address that it is one.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** How many addresses come one after the other, before a player reloads. */
const VISITS = 20;
const HOUR_MS = 3_600_000;
type Made = Awaited<ReturnType<typeof aStore>>;

/** The round on the board is one that may be played now, and what its day calls for. */
function expectLegalBoard({ store }: Made) {
  const state = store.getState();
  const [board, today, round] = [selectBoard(state), selectToday(state), selectRound(state)];
  if (!board || !today || !round) throw new Error('there is no round on the board');
  expect(isLegalRound(round)).toBe(true);
  const date = roundDate(board);
  if (!date) {
    expect(practiceNumber(board)).toBeGreaterThan(0);
    return;
  }
  expect(round.answer).toEqual(puzzleOf(COUNTRIES, date, 0).round?.answer);
  if (isArchive(board)) expect(date >= '2026-01-01' && date < today).toBe(true);
  else expect(board <= roundIdOf(today)).toBe(true);
  // What has ended as the day's is shown as it went, not for another try.
  const onTheDay = selectDailyRounds(state)[date];
  const hasEnded = onTheDay && roundStatus(onTheDay) !== 'playing';
  if (hasEnded) expect(round.guesses).not.toEqual([]);
}

const aStep = fc.record({
  address: anAddress,
  guesses: fc.array(fc.nat(3), { maxLength: 3 }),
  hours: fc.constantFrom(0, 0, 0, 1, 13, 30),
});

it('10,000 addresses: none crashes, and none opens a round of a day that has not come', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: VISITS, maxLength: VISITS }), async (steps) => {
      const made = await aStore();
      const { store, wake, persistor } = made;
      for (const { address, guesses, hours } of steps) {
        const { today } = store.getState().game;
        const daily = selectDailyRounds(store.getState());
        visit(store, address.pathname);
        expect(selectToday(store.getState())).toBe(today);
        expect(selectDailyRounds(store.getState())).toEqual(daily);
        expectLegalBoard(made);

        const board = selectBoard(store.getState());
        for (const guess of guesses) {
          const country = COUNTRIES[guess];
          if (board && country) store.dispatch(guessMade(board, country));
        }
        expectLegalBoard(made);
        vi.setSystemTime(Date.now() + hours * HOUR_MS);
        wake();
      }
      expect(pollution()).toEqual([undefined]);
      persistor.pause();
    }),
    { numRuns: 10_000 / VISITS },
  );
});
