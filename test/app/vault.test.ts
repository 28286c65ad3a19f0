import { afterEach, describe, expect, it, vi } from 'vitest';

import { readSetAside, STORAGE_TIMEOUT_MS } from '../../src/app/vault';
import { selectGuesses } from '../../src/features/game/gameSelectors';
import { guessMade } from '../../src/features/game/gameSlice';
import { noticeDismissed, selectStorageNotice } from '../../src/features/storage/storageSlice';
import { aRound, EASTLAND, FARLAND, NORTHLAND } from '../support/builders';
import { aStore, memoryStorage } from '../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

const BOARD = 'daily:2026-11-20';
const KEY = 'persist:zoomle-game';
const rounds = { [BOARD]: aRound(NORTHLAND, EASTLAND) };
const DAMAGED = '{"version":2,"rounds":';

const storageWith = (text: string) => memoryStorage(new Map([[KEY, text]]));

/** A store on this storage, a guess made in it, and all that wanted to be written written. */
async function played(storage = memoryStorage()) {
  const made = await aStore({ storage });
  made.store.dispatch(guessMade(BOARD, FARLAND));
  await vi.advanceTimersByTimeAsync(100);
  return {
    ...made,
    names: selectGuesses(made.store.getState()).map(({ name }) => name),
    notice: () => selectStorageNotice(made.store.getState()),
    stored: storage.items.get(KEY),
  };
}

describe('what is stored', () => {
  it('is this, letter by letter, until its version changes', async () => {
    const { stored } = await played();
    const [guess] = aRound(NORTHLAND, FARLAND).guesses;
    expect(JSON.parse(stored ?? '')).toEqual({
      version: 2,
      rounds: {
        [BOARD]: {
          answer: { name: 'Northland', place: 'Northland Tower', lat: 10, lon: 0 },
          guesses: [guess],
        },
      },
      board: BOARD,
      zoom: 17,
    });
  });

  it('of version 1, redux-persist’s own, is read and stored anew as version 2', async () => {
    const fields = { rounds, board: BOARD, zoom: 17, _persist: { version: 1, rehydrated: true } };
    const text = JSON.stringify(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    );
    const { names, notice, stored } = await played(storageWith(text));
    expect(names).toEqual(['Eastland', 'Farland']);
    expect(JSON.parse(stored ?? '')).toMatchObject({ version: 2, zoom: 16 });
    expect(notice()).toBeNull();
  });

  it('by a newer release is left untouched, and the game is played without it', async () => {
    const text = JSON.stringify({ version: 3, rounds: 'in a shape nobody knows yet' });
    const { names, notice, stored } = await played(storageWith(text));
    expect(names).toEqual(['Farland']);
    expect(stored).toBe(text);
    expect(notice()).toBe('newer');
  });
});

describe('a damaged store', () => {
  it('is set aside before the game writes over it, and told', async () => {
    const { names, notice, stored, storage } = await played(storageWith(DAMAGED));
    expect(names).toEqual(['Farland']);
    expect(stored).toContain('Farland');
    expect((storage as ReturnType<typeof memoryStorage>).items.get(`${KEY}:damaged-1`)).toBe(
      DAMAGED,
    );
    expect(notice()).toBe('damaged');
  });

  it('of which a part is sound gives that part, and is set aside as a whole', async () => {
    const text = JSON.stringify({ version: 2, rounds: { ...rounds, 'daily:2026-11-19': 7 } });
    const storage = storageWith(text);
    const { names } = await played(storage);
    expect(names).toEqual(['Eastland', 'Farland']);
    expect(storage.items.get(`${KEY}:damaged-1`)).toBe(text);
  });

  it('does not replace another that was set aside before', async () => {
    const storage = storageWith(DAMAGED);
    storage.items.set(`${KEY}:damaged-1`, 'another');
    await played(storage);
    expect(await readSetAside(storage, [KEY])).toEqual({
      [`${KEY}:damaged-1`]: 'another',
      [`${KEY}:damaged-2`]: DAMAGED,
    });
  });

  it('that cannot be set aside is not written over', async () => {
    const storage = storageWith(DAMAGED);
    const full = { ...storage, setItem: () => Promise.reject(new Error('quota')) };
    const { store } = await played(full);
    expect(storage.items.get(KEY)).toBe(DAMAGED);
    expect(store.getState().storage.found).toContain('unavailable');
  });
});

describe('a storage', () => {
  it('that is denied lets the game be played, and is told once', async () => {
    const denied = {
      ...memoryStorage(),
      getItem: () => Promise.reject(new DOMException('denied', 'SecurityError')),
    };
    const { names, notice, store, wake } = await played(denied);
    expect(names).toEqual(['Farland']);
    expect(notice()).toBe('unavailable');
    store.dispatch(noticeDismissed());
    wake();
    store.dispatch(guessMade(BOARD, EASTLAND));
    await vi.advanceTimersByTimeAsync(100);
    expect(notice()).toBeNull();
  });

  it('that never answers is given up, and never written over', async () => {
    const storage = storageWith(JSON.stringify({ version: 2, rounds }));
    const silent = { ...storage, getItem: () => new Promise<never>(() => undefined) };
    const { store, wake } = await aStore({ storage: silent });
    await vi.advanceTimersByTimeAsync(STORAGE_TIMEOUT_MS);
    store.dispatch(guessMade(BOARD, FARLAND));
    wake();
    await vi.advanceTimersByTimeAsync(100);
    expect(selectStorageNotice(store.getState())).toBe('unavailable');
    expect(selectGuesses(store.getState())).toHaveLength(1);
    expect(storage.items.get(KEY)).not.toContain('Farland');
  });

  it('that is full is told once, and written to again as soon as it takes something', async () => {
    const storage = memoryStorage();
    let isFull = true;
    const { store, notice } = await played({
      ...storage,
      setItem: (key, text) =>
        isFull ? Promise.reject(new Error('quota')) : storage.setItem(key, text),
    });
    expect(notice()).toBe('full');
    store.dispatch(noticeDismissed());
    isFull = false;
    store.dispatch(guessMade(BOARD, EASTLAND));
    await vi.advanceTimersByTimeAsync(100);
    expect(notice()).toBeNull();
    expect(storage.items.get(KEY)).toMatch(/Farland.*Eastland/);
  });

  it('is asked to be kept after the first round that was finished, once', async () => {
    const keepStorage = vi.fn();
    const { store } = await aStore({ keepStorage });
    store.dispatch(guessMade(BOARD, FARLAND));
    expect(keepStorage).not.toHaveBeenCalled();
    store.dispatch(guessMade(BOARD, NORTHLAND));
    store.dispatch(guessMade(BOARD, NORTHLAND));
    expect(keepStorage).toHaveBeenCalledTimes(1);
  });
});
