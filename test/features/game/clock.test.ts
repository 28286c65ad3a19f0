import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  selectBoard,
  selectGuesses,
  selectOtherRound,
  selectStatus,
  selectToday,
} from '../../../src/features/game/gameSelectors';
import { boardOpened, guessMade } from '../../../src/features/game/gameSlice';
import { selectPastRound } from '../../../src/features/history/historySelectors';
import { EASTLAND, FARLAND, NORTHLAND, utcDate } from '../../support/builders';
import { aStore } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A store at noon of November 20, 2026, whose answer is Northland. */
const at = (time: string) => aStore({ at: `2026-11-20T${time}Z` });
const names = (round?: { guesses: { name: string }[] }) => round?.guesses.map(({ name }) => name);

describe('the clock', () => {
  it('opens the puzzle of the UTC day when the stored rounds have been read', async () => {
    const { store } = await at('23:30:00');
    expect(selectToday(store.getState())).toBe('2026-11-20');
    expect(selectBoard(store.getState())).toBe('daily:2026-11-20');
    expect(selectStatus(store.getState())).toBe('playing');
  });

  it('moves an untouched board to the new day at 00:00 UTC, and not a moment before', async () => {
    const { store } = await at('23:30:00');
    await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-20');
    await vi.advanceTimersByTimeAsync(1);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-21');
  });

  it('goes on for as long as the page is open', async () => {
    const { store } = await at('12:00:00');
    await vi.advanceTimersByTimeAsync(3 * DAY);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-23');
  });

  it('moves a finished board to the new day and keeps the round in the history', async () => {
    const { store } = await at('23:59:00');
    store.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    expect(selectStatus(store.getState())).toBe('won');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-21');
    expect(selectGuesses(store.getState())).toEqual([]);
    expect(names(selectPastRound(store.getState(), utcDate('2026-11-20')))).toEqual(['Northland']);
  });

  it('leaves a round in progress on the board and offers the new puzzle', async () => {
    const { store } = await at('23:59:00');
    store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-20');
    expect(selectOtherRound(store.getState())).toEqual({ id: 'daily:2026-11-21', kind: 'today' });
  });

  it('offers the way back to yesterday’s unfinished round, which counts for its own day', async () => {
    const { store } = await at('23:59:00');
    store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
    await vi.advanceTimersByTimeAsync(MINUTE);
    store.dispatch(boardOpened('daily:2026-11-21'));
    const yesterday = { id: 'daily:2026-11-20', kind: 'yesterday' } as const;
    expect(selectOtherRound(store.getState())).toEqual(yesterday);

    store.dispatch(boardOpened(yesterday.id));
    store.dispatch(guessMade(yesterday.id, NORTHLAND));
    expect(selectStatus(store.getState())).toBe('won');
    await vi.advanceTimersByTimeAsync(DAY);
    expect(names(selectPastRound(store.getState(), utcDate('2026-11-20')))).toEqual([
      'Eastland',
      'Northland',
    ]);
  });

  it('takes an unfinished round into the history when its second midnight has passed', async () => {
    const { store } = await at('23:59:00');
    store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
    await vi.advanceTimersByTimeAsync(MINUTE);
    store.dispatch(boardOpened('daily:2026-11-21'));
    await vi.advanceTimersByTimeAsync(DAY);
    expect(selectOtherRound(store.getState())).toBeNull();
    expect(names(selectPastRound(store.getState(), utcDate('2026-11-20')))).toEqual(['Eastland']);
  });

  it('does not take a round from the player who is still at it days later', async () => {
    const { store } = await at('23:59:00');
    store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
    await vi.advanceTimersByTimeAsync(3 * DAY);
    store.dispatch(guessMade('daily:2026-11-20', FARLAND));
    expect(selectBoard(store.getState())).toBe('daily:2026-11-20');
    expect(selectGuesses(store.getState())).toHaveLength(2);
  });

  it('is looked at when the page wakes, though no timer has fired', async () => {
    const { store, wake } = await at('23:30:00');
    vi.setSystemTime('2026-11-21T07:00:00Z');
    expect(selectBoard(store.getState())).toBe('daily:2026-11-20');
    wake();
    expect(selectBoard(store.getState())).toBe('daily:2026-11-21');
  });

  it('is followed within a minute when it is set while the page is open', async () => {
    const { store } = await at('12:00:00');
    vi.setSystemTime('2026-11-22T12:00:00Z');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-22');
  });

  it('that is set back shows the finished round of that day, not a second try', async () => {
    const { store, wake } = await at('12:00:00');
    store.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    vi.setSystemTime('2026-11-25T12:00:00Z');
    wake();
    expect(selectBoard(store.getState())).toBe('daily:2026-11-25');
    vi.setSystemTime('2026-11-20T13:00:00Z');
    wake();
    expect(selectStatus(store.getState())).toBe('won');
    expect(names({ guesses: [...selectGuesses(store.getState())] })).toEqual(['Northland']);
  });

  it('that jumps ahead and back leaves every round whole', async () => {
    const { store, wake } = await at('12:00:00');
    store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
    vi.setSystemTime('2026-12-20T12:00:00Z');
    wake();
    store.dispatch(boardOpened('daily:2026-12-20'));
    store.dispatch(guessMade('daily:2026-12-20', FARLAND));
    vi.setSystemTime('2026-11-20T12:00:00Z');
    wake();
    store.dispatch(boardOpened('daily:2026-11-20'));
    expect(names({ guesses: [...selectGuesses(store.getState())] })).toEqual(['Eastland']);
    vi.setSystemTime('2026-12-20T12:00:00Z');
    wake();
    store.dispatch(boardOpened('daily:2026-12-20'));
    expect(names({ guesses: [...selectGuesses(store.getState())] })).toEqual(['Farland']);
  });

  it('says nothing to the game on the same day', async () => {
    const { store, wake } = await at('12:00:00');
    const before = store.getState();
    wake();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(store.getState()).toBe(before);
  });
});
