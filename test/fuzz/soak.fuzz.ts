import type { StoreEnhancer } from '@reduxjs/toolkit';
import { afterEach, expect, it, vi } from 'vitest';

import { guessMade } from '../../src/features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../src/features/game/gameSelectors';
import { selectStatistics } from '../../src/features/statistics/statisticsSelectors';
import { COUNTRIES, EASTLAND } from '../support/builders';
import { aStore, memoryStorage } from '../support/testStore';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const START = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const DAYS = 1_000;
const MEASURED = [1, 365, DAYS];

it('three years of days in one store: a guess writes no more, and sets off no more, at their end', async () => {
  const count = { bytes: 0, writes: 0, events: 0 };
  const storage = memoryStorage();
  const counting = {
    ...storage,
    setItem: (key: string, text: string) => {
      count.bytes += text.length;
      count.writes += 1;
      storage.setItem(key, text);
    },
  };
  const countingEvents: StoreEnhancer = (createStore) => (reducer, state) =>
    createStore((current, event) => {
      count.events += 1;
      return reducer(current, event);
    }, state);
  // As players have it: the checks that Redux Toolkit adds for developers look at all rounds.
  vi.stubEnv('NODE_ENV', 'production');
  const { store, wake } = aStore({ storage: counting, enhancers: [countingEvents] });
  const settle = () => vi.advanceTimersByTimeAsync(50);

  const costs: Record<number, typeof count> = {};
  for (let day = 1; day <= DAYS; day += 1) {
    vi.setSystemTime(START + (day - 1) * DAY_MS);
    wake();
    await settle();
    const id = selectCurrentRoundId(store.getState()) ?? 'daily:none';
    const answer = selectCurrentRound(store.getState())?.answer.name;
    Object.assign(count, { bytes: 0, writes: 0, events: 0 });
    const wrong = COUNTRIES.find(({ name }) => name !== answer) ?? EASTLAND;
    store.dispatch(guessMade(id, wrong));
    await settle();
    if (MEASURED.includes(day)) costs[day] = { ...count };
    const right = COUNTRIES.find(({ name }) => name === answer) ?? EASTLAND;
    store.dispatch(guessMade(id, right));
    await settle();
  }

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
