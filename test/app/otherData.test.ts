import { afterEach, expect, it, vi } from 'vitest';

import { selectBoard, selectGuesses, selectRound } from '../../src/features/game/gameSelectors';
import { guessMade } from '../../src/features/game/gameSlice';
import { aCountry, COUNTRIES, EASTLAND, ORIGIN } from '../support/builders';
import { aStore, memoryStorage } from '../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

it('a release with other data changes neither the round that was begun nor a past result', async () => {
  const storage = memoryStorage();
  const old = await aStore({ storage, at: '2026-11-19T12:00:00Z' });
  old.store.dispatch(guessMade('daily:2026-11-19', ORIGIN));
  vi.setSystemTime('2026-11-20T12:00:00Z');
  old.wake();
  old.store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
  const past = old.store.getState().history.rounds;
  const begun = selectRound(old.store.getState());
  expect(begun?.answer.name).toBe('Northland');
  await old.persistor.flush();
  old.persistor.pause();

  const moved = COUNTRIES.map(({ name }, i) => aCountry(name, -i, -i)).reverse();
  const { store } = await aStore({ storage, countries: moved });
  expect(selectBoard(store.getState())).toBe('daily:2026-11-20');
  expect(selectRound(store.getState())).toEqual(begun);
  expect(selectGuesses(store.getState())).toHaveLength(1);
  expect(past).toHaveProperty('2026-11-19.guesses.length', 1);
  expect(store.getState().history.rounds).toEqual(past);
});
