import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  selectBoard,
  selectGuesses,
  selectOtherRound,
  selectRound,
  selectRounds,
} from '../../../src/features/game/gameSelectors';
import { guessMade } from '../../../src/features/game/gameSlice';
import {
  openArchive,
  openNextPractice,
  openPractice,
  openToday,
} from '../../../src/features/game/openRound';
import { selectStatistics } from '../../../src/features/statistics/statisticsSelectors';
import { EASTLAND, FARLAND, NORTHLAND, ORIGIN, utcDate } from '../../support/builders';
import { aStore, memoryStorage } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const TODAY = 'daily:2026-11-20';
const PAST = utcDate('2026-11-19');
const PAST_ID = 'archive:2026-11-19';

type Store = Awaited<ReturnType<typeof aStore>>['store'];
const names = (store: Store) => selectGuesses(store.getState()).map(({ name }) => name);

describe('a past day', () => {
  it('has the answer of that day, and a board of its own', async () => {
    const { store } = await aStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    store.dispatch(openArchive(PAST));
    expect(selectBoard(store.getState())).toBe(PAST_ID);
    expect(selectRound(store.getState())?.answer.name).toBe('Origin');
    expect(names(store)).toEqual([]);
    store.dispatch(openToday());
    expect(selectBoard(store.getState())).toBe(TODAY);
    expect(names(store)).toEqual(['Eastland']);
  });

  it('is found as it was left', async () => {
    const { store } = await aStore();
    store.dispatch(openArchive(PAST));
    store.dispatch(guessMade(PAST_ID, FARLAND));
    store.dispatch(openToday());
    expect(Object.keys(selectRounds(store.getState()))).toEqual([TODAY]);
    store.dispatch(openArchive(PAST));
    expect(names(store)).toEqual(['Farland']);
  });

  it('is shown as it went when it was finished as the day’s, even after midnight', async () => {
    const { store, wake } = await aStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    vi.setSystemTime('2026-11-21T00:00:01Z');
    wake();
    store.dispatch(guessMade(TODAY, NORTHLAND));
    store.dispatch(openArchive(utcDate('2026-11-20')));
    expect(selectBoard(store.getState())).toBe('archive:2026-11-20');
    expect(names(store)).toEqual(['Eastland', 'Northland']);
  });

  it('never counts', async () => {
    const { store } = await aStore();
    store.dispatch(openArchive(PAST));
    store.dispatch(guessMade(PAST_ID, ORIGIN));
    expect(selectStatistics(store.getState())?.played).toBe(0);
    store.dispatch(openToday());
    expect(selectStatistics(store.getState())?.played).toBe(0);
    expect(store.getState().history.rounds).toEqual({});
  });

  it('stays on the board over midnight, without a notice', async () => {
    const { store, wake } = await aStore();
    store.dispatch(openArchive(PAST));
    vi.setSystemTime('2026-11-21T00:00:01Z');
    wake();
    expect(selectBoard(store.getState())).toBe(PAST_ID);
    expect(selectOtherRound(store.getState())).toBeNull();
    store.dispatch(openToday());
    expect(selectBoard(store.getState())).toBe('daily:2026-11-21');
  });

  it('is there after a reload, whether it was left or not', async () => {
    for (const isLeft of [false, true]) {
      const storage = memoryStorage();
      const before = await aStore({ storage });
      before.store.dispatch(openArchive(PAST));
      before.store.dispatch(guessMade(PAST_ID, FARLAND));
      if (isLeft) before.store.dispatch(openToday());
      await before.persistor.flush();
      before.persistor.pause();
      const { store } = await aStore({ storage });
      expect(selectBoard(store.getState())).toBe(TODAY);
      store.dispatch(openArchive(PAST));
      expect(names(store)).toEqual(['Farland']);
    }
  });
});

describe('practice', () => {
  it('begins with a random country and goes on with another each time', async () => {
    const random = vi.fn(() => 0.99);
    const { store } = await aStore({ random });
    store.dispatch(openPractice());
    expect(selectBoard(store.getState())).toBe('practice:1');
    expect(selectRound(store.getState())?.answer.name).toBe('Farland');
    store.dispatch(openNextPractice());
    expect(selectBoard(store.getState())).toBe('practice:2');
    expect(selectRound(store.getState())?.answer.name).toBe('Eastland');
    expect(Object.keys(selectRounds(store.getState()))).toEqual([TODAY, 'practice:2']);
  });

  it('goes on with the country that was begun', async () => {
    const storage = memoryStorage();
    const before = await aStore({ storage });
    before.store.dispatch(openPractice());
    before.store.dispatch(guessMade('practice:1', NORTHLAND));
    before.store.dispatch(openToday());
    await before.persistor.flush();
    before.persistor.pause();
    const { store } = await aStore({ storage, random: () => 0.99 });
    store.dispatch(openPractice());
    expect(selectBoard(store.getState())).toBe('practice:1');
    expect(names(store)).toEqual(['Northland']);
  });

  it('never counts', async () => {
    const { store } = await aStore();
    store.dispatch(openPractice());
    store.dispatch(guessMade('practice:1', ORIGIN));
    expect(selectStatistics(store.getState())).toMatchObject({ played: 0, won: 0 });
  });
});
