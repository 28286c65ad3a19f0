import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { roundStatus } from '../../../src/domain/round';
import { selectBoard, selectGuesses, selectStatus } from '../../../src/features/game/gameSelectors';
import { guessMade } from '../../../src/features/game/gameSlice';
import {
  selectDailyRounds,
  selectStatistics,
} from '../../../src/features/statistics/statisticsSelectors';
import { COUNTRIES, NORTHLAND } from '../../support/builders';
import { aStore } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

type Made = Awaited<ReturnType<typeof aStore>>;

function setClock({ wake }: Made, to: string) {
  vi.setSystemTime(to);
  wake();
}

/** Names the answer of the day's round, which the days in turn have. */
function win({ store }: Made) {
  const board = selectBoard(store.getState());
  const answer = board && store.getState().game.rounds[board]?.answer.name;
  const country = COUNTRIES.find(({ name }) => name === answer);
  if (board && country) store.dispatch(guessMade(board, country));
}

const streak = ({ store }: Made) => selectStatistics(store.getState())?.currentStreak;

/** Three days in a row that were won, the last of them November 20. */
async function aStreak() {
  const made = await aStore({ at: '2026-11-18T12:00:00Z' });
  for (const day of ['18', '19', '20']) {
    setClock(made, `2026-11-${day}T12:00:00Z`);
    win(made);
  }
  return made;
}

describe('a clock that is set back', () => {
  it.each(['2026-11-19', '2026-11-18', '2026-11-10', '2020-01-01'])(
    'to %s and set right again breaks no streak',
    async (day) => {
      const made = await aStreak();
      setClock(made, `${day}T12:00:00Z`);
      setClock(made, '2026-11-21T12:00:00Z');
      expect(streak(made)).toBe(3);
      win(made);
      expect(streak(made)).toBe(4);
    },
  );

  it('opens no finished round of those days for another try', async () => {
    const made = await aStreak();
    const before = selectDailyRounds(made.store.getState());
    for (const day of ['19', '18', '20']) {
      setClock(made, `2026-11-${day}T23:00:00Z`);
      expect(selectBoard(made.store.getState())).toBe(`daily:2026-11-${day}`);
      expect(selectStatus(made.store.getState())).toBe('won');
      win(made);
      expect(selectGuesses(made.store.getState())).toHaveLength(1);
    }
    expect(selectDailyRounds(made.store.getState())).toEqual(before);
  });

  it('opens none after a reload either', async () => {
    const { storage, persistor, ...made } = await aStreak();
    await persistor.flush();
    persistor.pause();
    const reloaded = await aStore({ storage, at: '2026-11-19T12:00:00Z' });
    expect(selectStatus(reloaded.store.getState())).toBe('won');
    expect(selectDailyRounds(reloaded.store.getState())).toEqual(
      selectDailyRounds(made.store.getState()),
    );
  });

  it('by an hour over midnight finds the round as it was, and so does midnight', async () => {
    const made = await aStore({ at: '2026-11-20T23:30:00Z' });
    win(made);
    setClock(made, '2026-11-21T00:15:00Z');
    made.store.dispatch(guessMade('daily:2026-11-21', NORTHLAND));
    setClock(made, '2026-11-20T23:15:00Z');
    const { rounds } = made.store.getState().game;
    expect(Object.values(rounds).map(({ guesses }) => guesses.length)).toEqual([1, 1]);
    setClock(made, '2026-11-21T00:15:00Z');
    expect(selectBoard(made.store.getState())).toBe('daily:2026-11-21');
    expect(selectGuesses(made.store.getState()).map(({ name }) => name)).toEqual(['Northland']);
  });
});

it('jumps of the clock to and fro, whichever, leave every round whole and every end final', async () => {
  const aStep = fc.record({ day: fc.integer({ min: 10, max: 25 }), guess: fc.option(fc.nat(3)) });
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 20 }), async (steps) => {
      const made = await aStore({ at: '2026-11-18T12:00:00Z' });
      const { store, persistor } = made;
      for (const { day, guess } of steps) {
        const before = selectDailyRounds(store.getState());
        setClock(made, `2026-11-${day}T12:00:00Z`);
        const board = selectBoard(store.getState());
        const country = COUNTRIES[guess ?? NaN];
        if (board && country) store.dispatch(guessMade(board, country));
        const after: typeof before = selectDailyRounds(store.getState());
        for (const [date, round] of Object.entries(before)) {
          const { guesses } = round;
          if (guesses.length === 0) continue;
          const kept = after[date as keyof typeof after];
          expect(kept?.guesses.slice(0, guesses.length)).toEqual(guesses);
          if (roundStatus(round) !== 'playing') expect(kept).toEqual(round);
        }
      }
      persistor.pause();
    }),
  );
});
