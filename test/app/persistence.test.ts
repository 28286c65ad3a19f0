import { afterEach, describe, expect, it, vi } from 'vitest';

import { advanceOffset } from '../../src/features/dev/offsetSlice';
import {
  selectBoard,
  selectGuesses,
  selectOtherRound,
  selectStatus,
  selectZoom,
} from '../../src/features/game/gameSelectors';
import { boardOpened, guessMade, textTyped, zoomPicked } from '../../src/features/game/gameSlice';
import { selectStorageNotice } from '../../src/features/storage/storageSlice';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, SIX_MISSES } from '../support/builders';
import { aStore, memoryStorage } from '../support/testStore';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const GAME_KEY = 'persist:zoomle-game';
const HISTORY_KEY = 'persist:zoomle-history';

type Store = Awaited<ReturnType<typeof aStore>>['store'];
const names = (store: Store) => selectGuesses(store.getState()).map(({ name }) => name);

/** What redux-persist has in storage for a slice with these fields. */
const stored = (fields: Record<string, unknown>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries({ ...fields, _persist: { version: 1, rehydrated: true } }).map(
        ([key, value]) => [key, JSON.stringify(value)],
      ),
    ),
  );
const storageWith = (key: string, text: string) => memoryStorage(new Map([[key, text]]));

describe('a reload', () => {
  /** Plays in one store, and opens another on the same storage at the given time. */
  async function reloadAfter(play: (store: Store) => void, at = '2026-11-20T12:05:00Z') {
    const storage = memoryStorage();
    const before = await aStore({ storage });
    play(before.store);
    await before.persistor.flush();
    before.persistor.pause();
    return (await aStore({ storage, at })).store;
  }

  it('restores today’s guesses and the zoom level that was picked', async () => {
    const store = await reloadAfter(({ dispatch }) => {
      dispatch(guessMade(BOARD, EASTLAND));
      dispatch(guessMade(BOARD, FARLAND));
      dispatch(zoomPicked(18));
    });
    expect(names(store)).toEqual(['Eastland', 'Farland']);
    expect(selectZoom(store.getState())).toBe(18);
  });

  it('restores a round that has ended', async () => {
    const store = await reloadAfter(({ dispatch }) => {
      dispatch(guessMade(BOARD, NORTHLAND));
    });
    expect(selectStatus(store.getState())).toBe('won');
  });

  it('on the next day opens an empty board and offers to finish yesterday’s round', async () => {
    const store = await reloadAfter(({ dispatch }) => {
      dispatch(guessMade(BOARD, EASTLAND));
    }, '2026-11-21T00:00:01Z');
    expect(selectBoard(store.getState())).toBe('daily:2026-11-21');
    expect(names(store)).toEqual([]);
    expect(selectOtherRound(store.getState())).toEqual({ id: BOARD, kind: 'yesterday' });
    store.dispatch(boardOpened(BOARD));
    expect(names(store)).toEqual(['Eastland']);
  });

  it('on the next day has the finished round in the history', async () => {
    const store = await reloadAfter(({ dispatch }) => {
      dispatch(guessMade(BOARD, NORTHLAND));
    }, '2026-11-21T00:00:01Z');
    expect(store.getState().history.rounds).toMatchObject({
      '2026-11-20': { guesses: [{ name: 'Northland', isCorrect: true }] },
    });
  });

  it('forgets the developer’s round and goes back to today’s', async () => {
    const store = await reloadAfter(({ dispatch }) => {
      dispatch(guessMade(BOARD, EASTLAND));
      dispatch(advanceOffset());
      dispatch(guessMade('dev:2026-11-20+1', FARLAND));
    });
    expect(selectBoard(store.getState())).toBe(BOARD);
    expect(names(store)).toEqual(['Eastland']);
  });
});

describe('writing', () => {
  it('never holds a dev round, the typed text or a map address', async () => {
    const storage = memoryStorage();
    const { store, persistor } = await aStore({ storage });
    store.dispatch(advanceOffset());
    store.dispatch(guessMade('dev:2026-11-20+1', FARLAND));
    store.dispatch(textTyped('never stored'));
    await persistor.flush();
    const text = [...storage.items.values()].join();
    expect(text).toContain(BOARD);
    expect(text).not.toMatch(/dev:[^"\\]*"?:|Farland|never stored|maps\.test/);
  });

  it('is finished when a flush returns, so that a page that goes loses nothing', async () => {
    const storage = memoryStorage();
    const { store, persistor } = await aStore({ storage });
    store.dispatch(guessMade(BOARD, EASTLAND));
    void persistor.flush();
    expect(storage.items.get(GAME_KEY)).toContain('Eastland');
  });

  it('that the browser refuses does not stop the game', async () => {
    const full = { ...memoryStorage(), setItem: () => Promise.reject(new Error('quota')) };
    const { store } = await aStore({ storage: full });
    for (const country of SIX_MISSES) store.dispatch(guessMade(BOARD, country));
    await vi.advanceTimersByTimeAsync(1000);
    expect(selectStorageNotice(store.getState())).toBe('full');
    // Northland, the first of the six, is the answer of the day.
    expect(selectStatus(store.getState())).toBe('won');
  });
});

describe('reading', () => {
  it('that the browser refuses gives an empty board', async () => {
    const denied = { ...memoryStorage(), getItem: () => Promise.reject(new Error('denied')) };
    const { store } = await aStore({ storage: denied });
    expect(selectBoard(store.getState())).toBe(BOARD);
  });

  it('keeps the sound rounds of a store in which one is damaged', async () => {
    const rounds = { 'daily:2026-11-19': { guesses: 7 }, [BOARD]: aRound(NORTHLAND, EASTLAND) };
    const { store } = await aStore({ storage: storageWith(GAME_KEY, stored({ rounds })) });
    expect(names(store)).toEqual(['Eastland']);
  });

  const round = aRound(ORIGIN, NORTHLAND);
  const guess = round.guesses[0];
  it.each<[string, string]>([
    ['an empty text', ''],
    ['text that is not JSON', '{"rounds":'],
    ['an object of something else', '{"theme":"dark"}'],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"hello"'],
    ['a list', '[1, 2]'],
    ['fields that are not JSON', '{"rounds":"{"}'],
    ['fields that are not texts', '{"rounds":{},"board":1,"zoom":null,"_persist":"{}"}'],
    ['rounds that are a list', stored({ rounds: [round] })],
    ['rounds that are null', stored({ rounds: null })],
    ['a round under a foreign id', stored({ rounds: { today: round } })],
    ['a round without guesses', stored({ rounds: { [BOARD]: { answer: round.answer } } })],
    ['a round without an answer', stored({ rounds: { [BOARD]: { guesses: [guess] } } })],
    [
      'an answer beyond the poles',
      stored({ rounds: { [BOARD]: { ...round, answer: { ...round.answer, lat: 91 } } } }),
    ],
    [
      'a guess without a direction',
      stored({ rounds: { [BOARD]: { ...round, guesses: [{ ...guess, direction: 'UP' }] } } }),
    ],
    [
      'a negative distance',
      stored({ rounds: { [BOARD]: { ...round, guesses: [{ ...guess, distance: -1 }] } } }),
    ],
    ['seven guesses', stored({ rounds: { [BOARD]: { ...round, guesses: Array(7).fill(guess) } } })],
    [
      'a wrong guess called correct',
      stored({ rounds: { [BOARD]: { ...round, guesses: [{ ...guess, isCorrect: true }] } } }),
    ],
    ['a board that has no round', stored({ rounds: {}, board: 'daily:2020-01-01', zoom: 4 })],
    ['a board and zoom of wrong types', stored({ rounds: {}, board: 7, zoom: 'near' })],
    ['a polluted prototype', '{"__proto__":"{\\"rounds\\":{}}","rounds":"{\\"__proto__\\":{}}"}'],
  ])('%s gives an empty board', async (_, text) => {
    const { store } = await aStore({ storage: storageWith(GAME_KEY, text) });
    expect(selectBoard(store.getState())).toBe(BOARD);
    expect(names(store)).toEqual([]);
    expect(selectZoom(store.getState())).toBe(18);
    store.dispatch(guessMade(BOARD, EASTLAND));
    expect(names(store)).toEqual(['Eastland']);
  });

  it('takes nothing from a history of the wrong shape', async () => {
    const rounds = { yesterday: round, '2026-11-31': round, '2026-11-19': 'won' };
    const { store } = await aStore({ storage: storageWith(HISTORY_KEY, stored({ rounds })) });
    expect(store.getState().history.rounds).toEqual({});
  });

  it('does not let foreign fields into the state', async () => {
    const text = stored({ rounds: {}, maps: { round: BOARD }, today: '1999-01-01', evil: 1 });
    const { store } = await aStore({ storage: storageWith(GAME_KEY, text) });
    expect(Object.keys(store.getState().game).sort()).toEqual([
      'board',
      'input',
      'maps',
      'rounds',
      'today',
      'viewed',
      'viewedMaps',
      'zoom',
    ]);
    expect(store.getState().game.today).toBe('2026-11-20');
  });
});
