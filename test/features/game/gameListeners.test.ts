import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  selectBoard,
  selectGuesses,
  selectMapView,
  selectOtherRound,
  selectStatus,
  selectToday,
} from '../../../src/features/game/gameSelectors';
import { boardOpened, guessMade } from '../../../src/features/game/gameSlice';
import { selectPastRound } from '../../../src/features/history/historySelectors';
import { EASTLAND, FARLAND, NORTHLAND, ORIGIN, utcDate } from '../../support/builders';
import { aStore } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;

describe('the clock listener', () => {
  it('opens the puzzle of the UTC day when the stored rounds have been read', async () => {
    const { store } = await aStore({ at: '2026-11-20T23:30:00+00:00' });
    expect(selectToday(store.getState())).toBe('2026-11-20');
    expect(selectBoard(store.getState())).toBe('daily:2026-11-20');
    expect(selectStatus(store.getState())).toBe('playing');
  });

  it('moves an untouched board to the new day at 00:00 UTC, and not a moment before', async () => {
    const { store } = await aStore({ at: '2026-11-20T23:30:00Z' });
    await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-20');
    await vi.advanceTimersByTimeAsync(1);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-21');
  });

  it('moves a finished board to the new day and keeps the round in the history', async () => {
    const { store } = await aStore({ at: '2026-11-20T23:59:00Z' });
    store.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    expect(selectStatus(store.getState())).toBe('won');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-21');
    expect(selectGuesses(store.getState())).toEqual([]);
    expect(
      selectPastRound(store.getState(), utcDate('2026-11-20'))?.guesses.map(({ name }) => name),
    ).toEqual(['Northland']);
  });

  it('leaves a round in progress on the board at midnight and offers the new puzzle', async () => {
    const { store } = await aStore({ at: '2026-11-20T23:59:00Z' });
    store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(selectBoard(store.getState())).toBe('daily:2026-11-20');
    expect(selectOtherRound(store.getState())).toEqual({ id: 'daily:2026-11-21', kind: 'today' });

    store.dispatch(boardOpened('daily:2026-11-21'));
    expect(selectBoard(store.getState())).toBe('daily:2026-11-21');
    expect(selectOtherRound(store.getState())).toEqual({
      id: 'daily:2026-11-20',
      kind: 'yesterday',
    });
  });
});

void [FARLAND, ORIGIN, selectMapView];
