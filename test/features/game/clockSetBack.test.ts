import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

import type { UtcDate } from '../../../src/domain/calendar';
import type { Country } from '../../../src/domain/countries';
import { hasEnded, type Round } from '../../../src/domain/round';
import { guessMade } from '../../../src/features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../../src/features/game/gameSelectors';
import { selectDailyRounds } from '../../../src/features/rounds/roundsSlice';
import { COUNTRIES, ORIGIN } from '../../support/builders';
import { aStore } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

function setClock({ wake }: ReturnType<typeof aStore>, to: string) {
  vi.setSystemTime(to);
  wake();
}

function guess({ store }: ReturnType<typeof aStore>, country: Country | null) {
  const id = selectCurrentRoundId(store.getState());
  if (id && country) store.dispatch(guessMade(id, country));
}

it('wherever the clock jumps, every round stays whole and every end final', () => {
  const aStep = fc.record({
    day: fc.integer({ min: 10, max: 25 }),
    guess: fc.option(fc.constantFrom(...COUNTRIES)),
  });
  fc.assert(
    fc.property(fc.array(aStep, { maxLength: 20 }), (steps) => {
      const made = aStore({ at: '2026-11-18T12:00:00Z' });
      for (const step of steps) {
        const before = selectDailyRounds(made.store.getState());
        setClock(made, `2026-11-${step.day}T12:00:00Z`);
        guess(made, step.guess);
        const after = selectDailyRounds(made.store.getState());
        for (const [date, round] of Object.entries(before) as [UtcDate, Round][]) {
          expect(after[date]?.guesses.slice(0, round.guesses.length)).toEqual(round.guesses);
          if (hasEnded(round)) expect(after[date]).toBe(round);
        }
      }
    }),
  );
});

it('a clock that is set back before a reload shows the round of that day as it ended', () => {
  const made = aStore({ at: '2026-11-19T12:00:00Z' });
  guess(made, ORIGIN);
  setClock(made, '2026-11-21T12:00:00Z');
  made.leave();
  const reloaded = aStore({ storage: made.storage, at: '2026-11-19T12:00:00Z' });
  expect(selectCurrentRound(reloaded.store.getState())?.status).toBe('won');
});
