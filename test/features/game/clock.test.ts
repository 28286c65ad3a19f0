import { describe, expect, it, vi } from 'vitest';

import { guessMade, neighbourNamed } from '../../../src/features/events';
import { selectCurrentRound, selectOtherRound } from '../../../src/features/game/gameSelectors';
import { neighboursLoaded, placeSelected, textTyped } from '../../../src/features/game/gameSlice';
import { openOtherRound } from '../../../src/features/game/gameThunks';
import { openArchiveRound } from '../../../src/features/game/pastDayThunks';
import { importPreviewed } from '../../../src/features/transfer/importSlice';
import { selectImport } from '../../../src/features/transfer/transferSelectors';
import { dialogOpened, selectDialog } from '../../../src/features/ui/dialogSlice';
import { boardOf } from '../../support/board';
import { anAtlas, aNeighbourhood, EASTLAND, NORTHLAND, utcDate } from '../../support/builders';
import { aStore } from '../../support/testStore';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TODAY = 'daily:2026-11-20';
const TOMORROW = 'daily:2026-11-21';

/** A store on November 20, 2026, with the answer Northland. */
function at(time: string) {
  const { store, wake } = aStore({ at: `2026-11-20T${time}Z`, atlas: anAtlas('Northland') });
  return {
    store,
    board: () => boardOf(store),
    other: () => selectOtherRound(store.getState()),
    guess: (country = EASTLAND, id: typeof TODAY | typeof TOMORROW = TODAY) =>
      store.dispatch(guessMade(id, country)),
    openOther: () => store.dispatch(openOtherRound()),
    setClock: (to: string) => {
      vi.setSystemTime(to);
      wake();
    },
  };
}

/** A store with a round in progress at midnight. */
function atMidnight() {
  const made = at('23:59:00');
  made.guess();
  made.setClock('2026-11-21T00:00:00Z');
  return made;
}

describe('the clock', () => {
  it('opens the UTC day’s puzzle, and the next one at 00:00 UTC, not a moment before', async () => {
    const { board } = at('23:30:00');
    await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
    expect(board().id).toBe(TODAY);
    await vi.advanceTimersByTimeAsync(1);
    expect(board().id).toBe(TOMORROW);
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(board().id).toBe('daily:2026-11-23');
  });

  it('is read when the page wakes, though no timer has fired', () => {
    const { board, setClock } = at('23:30:00');
    setClock('2026-11-21T07:00:00Z');
    expect(board().id).toBe(TOMORROW);
  });

  it('is followed within a minute if it is set while the page is open', async () => {
    const { board } = at('12:00:00');
    vi.setSystemTime('2026-11-22T12:00:00Z');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(board().id).toBe('daily:2026-11-22');
  });

  it('changes nothing during the day', async () => {
    const { store, setClock } = at('12:00:00');
    const before = store.getState();
    setClock('2026-11-20T13:00:00Z');
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(store.getState()).toBe(before);
  });

  it('shows the day’s round as it ended if it was set back before a reload', () => {
    const { store, storage, leave, wake } = aStore({ at: '2026-11-20T12:00:00Z' });
    store.dispatch(guessMade(TODAY, NORTHLAND));
    vi.setSystemTime('2026-11-22T12:00:00Z');
    wake();
    leave();
    const reloaded = aStore({ storage, at: '2026-11-20T12:00:00Z' }).store.getState();
    expect(selectCurrentRound(reloaded)?.status).toBe('won');
  });
});

it('a new day leaves a round that the player chose on the board, and offers nothing', () => {
  const { store, board, other, setClock } = at('23:59:00');
  store.dispatch(openArchiveRound(utcDate('2026-11-19')));
  setClock('2026-11-21T00:00:00Z');
  expect([board().id, other()]).toEqual(['archive:2026-11-19', null]);
});

describe('midnight', () => {
  const place = { name: 'Port', lat: 10, lon: 1, index: 1, farthestLevel: 4 } as const;
  const asked = neighboursLoaded({ key: 'Northland 0 10,0', neighbourhood: aNeighbourhood });
  const named = (name: string | null) => neighbourNamed(TODAY, ['Eastland', 'Farland'], name);
  const won = guessMade(TODAY, NORTHLAND);

  it.each([
    ['a text is typed', [textTyped('s')]],
    ['a guess was made', [guessMade(TODAY, EASTLAND)]],
    ['a further place is shown', [won, placeSelected(place)]],
    ['the question after it is asked', [won, asked]],
    ['the question after it is open', [won, named('Eastland')]],
  ])('leaves the board on which %s, and offers the new map', (_, events) => {
    const { store, board, other, openOther, setClock } = at('23:59:59');
    for (const event of events) store.dispatch(event);
    const before = selectCurrentRound(store.getState());
    setClock('2026-11-21T00:00:00Z');
    expect(selectCurrentRound(store.getState())).toBe(before);
    expect([board().id, other()]).toEqual([TODAY, { id: TOMORROW, kind: 'today' }]);
    openOther();
    expect(board().id).toBe(TOMORROW);
  });

  it.each([
    ['is untouched', []],
    ['has ended', [won]],
    ['is over, with its question', [won, named('Eastland'), named(null)]],
    ['shows its landmark again', [won, placeSelected(place), placeSelected(null)]],
  ])('moves the board that %s', (_, events) => {
    const { store, board, setClock } = at('23:59:59');
    for (const event of events) store.dispatch(event);
    setClock('2026-11-21T00:00:00Z');
    expect(board()).toMatchObject({ id: TOMORROW, guesses: [] });
  });

  it('leaves a dialog open, and an import previewed', () => {
    const { store, setClock } = at('23:59:59');
    store.dispatch(dialogOpened('settings'));
    store.dispatch(importPreviewed({}));
    setClock('2026-11-21T00:00:00Z');
    expect(selectDialog(store.getState())).toBe('settings');
    expect(selectImport(store.getState()).step).toBe('previewed');
  });

  it('leaves the round of a past day that the player has opened', () => {
    const { store, board, guess, setClock } = at('12:00:00');
    guess(NORTHLAND);
    setClock('2026-11-21T12:00:00Z');
    store.dispatch(openArchiveRound(utcDate('2026-11-20')));
    setClock('2026-11-22T00:00:00Z');
    expect(board().id).toBe(TODAY);
  });
});

describe('a round in progress at midnight', () => {
  it('stays, and both rounds are offered until it ends', () => {
    const { board, guess, other, openOther } = atMidnight();
    expect([board().id, other()]).toEqual([TODAY, { id: TOMORROW, kind: 'today' }]);
    openOther();
    expect([board().id, other()]).toEqual([TOMORROW, { id: TODAY, kind: 'yesterday' }]);
    openOther();
    guess(NORTHLAND);
    expect(board().guesses).toEqual(['Eastland', 'Northland']);
    openOther();
    expect([board().id, other()]).toEqual([TOMORROW, null]);
  });

  it('does not lead to the new day’s round once that has ended', () => {
    const { guess, other, openOther } = atMidnight();
    openOther();
    guess(EASTLAND, TOMORROW);
    openOther();
    guess(NORTHLAND);
    expect(other()).toBeNull();
  });

  it('is offered for one day', () => {
    const { other, openOther, setClock } = atMidnight();
    openOther();
    setClock('2026-11-22T00:00:00Z');
    expect(other()).toBeNull();
  });
});
