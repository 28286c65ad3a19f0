import { describe, expect, it, vi } from 'vitest';

import { guessMade } from '../../../src/features/events';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectGuesses,
  selectOtherRound,
} from '../../../src/features/game/gameSelectors';
import { openArchiveRound, openOtherRound } from '../../../src/features/game/gameThunks';
import { EASTLAND, NORTHLAND, utcDate } from '../../support/builders';
import { aStore } from '../../support/testStore';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TODAY = 'daily:2026-11-20';
const TOMORROW = 'daily:2026-11-21';

/** A store on November 20, 2026, whose answer is Northland. */
function at(time: string) {
  const { store, wake } = aStore({ at: `2026-11-20T${time}Z` });
  return {
    store,
    boardId: () => selectCurrentRoundId(store.getState()),
    guesses: () => selectGuesses(store.getState()).map(({ name }) => name),
    other: () => selectOtherRound(store.getState()),
    setClock: (to: string) => {
      vi.setSystemTime(to);
      wake();
    },
  };
}

describe('the clock', () => {
  it('opens the puzzle of the UTC day, and the next one at 00:00 UTC, not a moment before', async () => {
    const { boardId } = at('23:30:00');
    await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
    expect(boardId()).toBe(TODAY);
    await vi.advanceTimersByTimeAsync(1);
    expect(boardId()).toBe(TOMORROW);
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(boardId()).toBe('daily:2026-11-23');
  });

  it('is read when the page wakes, though no timer has fired', () => {
    const { boardId, setClock } = at('23:30:00');
    setClock('2026-11-21T07:00:00Z');
    expect(boardId()).toBe(TOMORROW);
  });

  it('is followed within a minute when it is set while the page is open', async () => {
    const { boardId } = at('12:00:00');
    vi.setSystemTime('2026-11-22T12:00:00Z');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(boardId()).toBe('daily:2026-11-22');
  });

  it('changes nothing on the same day', async () => {
    const { store, setClock } = at('12:00:00');
    const before = store.getState();
    setClock('2026-11-20T13:00:00Z');
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(store.getState()).toBe(before);
  });
});

it('a new day leaves a round that the player chose on the board, and offers nothing', () => {
  const { store, boardId, other, setClock } = at('23:59:00');
  store.dispatch(openArchiveRound(utcDate('2026-11-19')));
  setClock('2026-11-21T00:00:00Z');
  expect(boardId()).toBe('archive:2026-11-19');
  expect(other()).toBeNull();
});

it('a round in progress stays at midnight, and both are offered until it ends', () => {
  const { store, boardId, guesses, other, setClock } = at('23:59:00');
  const guess = (country: typeof EASTLAND) => store.dispatch(guessMade(TODAY, country));
  guess(EASTLAND);
  setClock('2026-11-21T00:00:00Z');
  expect([boardId(), other()]).toEqual([TODAY, { id: TOMORROW, kind: 'today' }]);
  store.dispatch(openOtherRound());
  expect([boardId(), other()]).toEqual([TOMORROW, { id: TODAY, kind: 'yesterday' }]);
  store.dispatch(openOtherRound());
  guess(NORTHLAND);
  expect(guesses()).toEqual(['Eastland', 'Northland']);
  store.dispatch(openOtherRound());
  expect([boardId(), other()]).toEqual([TOMORROW, null]);
});

it('today’s round is not offered once it has ended', () => {
  const { store, other, setClock } = at('23:59:00');
  store.dispatch(guessMade(TODAY, EASTLAND));
  setClock('2026-11-21T00:00:00Z');
  store.dispatch(openOtherRound());
  store.dispatch(guessMade(TOMORROW, EASTLAND));
  store.dispatch(openOtherRound());
  store.dispatch(guessMade(TODAY, NORTHLAND));
  expect(other()).toBeNull();
});

it('yesterday’s round in progress is offered for one day', () => {
  const { store, other, setClock } = at('23:59:00');
  store.dispatch(guessMade(TODAY, EASTLAND));
  setClock('2026-11-21T00:00:00Z');
  store.dispatch(openOtherRound());
  setClock('2026-11-22T00:00:00Z');
  expect(other()).toBeNull();
});

it('a clock that is set back before a reload shows the round of that day as it ended', () => {
  const { store, storage, leave, wake } = aStore({ at: '2026-11-20T12:00:00Z' });
  store.dispatch(guessMade(TODAY, NORTHLAND));
  vi.setSystemTime('2026-11-22T12:00:00Z');
  wake();
  leave();
  const reloaded = aStore({ storage, at: '2026-11-20T12:00:00Z' }).store.getState();
  expect(selectCurrentRound(reloaded)?.status).toBe('won');
});
