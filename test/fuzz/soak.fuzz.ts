import type { StoreEnhancer } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/game/gameSlice';
import { selectStatistics } from '../../src/features/statistics/statisticsSelectors';
import { COUNTRIES, EASTLAND } from '../support/builders';
import { aStore, memoryStorage } from '../support/testStore';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const START = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const DAYS = 3_650;
const MEASURED = [1, 365, DAYS];

it('ten years of days in one store: a guess writes no more, and sets off no more, at their end', async () => {
  const count = { bytes: 0, writes: 0, events: 0 };
  const storage = memoryStorage();
  const counting = {
    ...storage,
    setItem: (key: string, text: string) => {
      count.bytes += text.length;
      count.writes += 1;
      return storage.setItem(key, text);
    },
  };
  const countingEvents: StoreEnhancer = (createStore) => (reducer, state) =>
    createStore((current, event) => {
      count.events += 1;
      return reducer(current, event);
    }, state);
  // As players have it: the checks that Redux Toolkit adds for developers look at ten years each time.
  vi.stubEnv('NODE_ENV', 'production');
  const { store, wake } = await aStore({ storage: counting, enhancers: [countingEvents] });
  const settle = () => vi.advanceTimersByTimeAsync(50);

  const costs: Record<number, typeof count> = {};
  for (let day = 1; day <= DAYS; day += 1) {
    vi.setSystemTime(START + (day - 1) * DAY_MS);
    wake();
    await settle();
    const board = store.getState().game.board ?? 'daily:none';
    const answer = store.getState().game.rounds[board]?.answer.name;
    Object.assign(count, { bytes: 0, writes: 0, events: 0 });
    const wrong = COUNTRIES.find(({ name }) => name !== answer) ?? EASTLAND;
    store.dispatch(guessMade(board, wrong));
    await settle();
    if (MEASURED.includes(day)) costs[day] = { ...count };
    const right = COUNTRIES.find(({ name }) => name === answer) ?? EASTLAND;
    store.dispatch(guessMade(board, right));
    await settle();
  }

  console.log(costs);
  expect(selectStatistics(store.getState())).toMatchObject({
    played: DAYS,
    won: DAYS,
    currentStreak: DAYS,
  });
  const [first, ...later] = MEASURED.map((day) => costs[day]);
  for (const cost of later) {
    expect(cost?.events).toBe(first?.events);
    expect(cost?.writes).toBe(first?.writes);
    // Names differ in length, and the last two days are open at once.
    expect(cost?.bytes).toBeLessThan(2 * (first?.bytes ?? 0));
  }
});
