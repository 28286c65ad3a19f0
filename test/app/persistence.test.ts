import { afterEach, describe, expect, it, vi } from 'vitest';

import { formatStored, STORAGE_KEYS, type StorageKey } from '../../src/app/storedState';
import { dailyRoundId } from '../../src/domain/roundId';
import { guessMade, offsetAdvanced } from '../../src/features/events';
import { selectCurrentRoundId, selectGuesses } from '../../src/features/game/gameSelectors';
import { textTyped } from '../../src/features/game/gameSlice';
import { openArchiveRound, openTodaysRound } from '../../src/features/game/gameThunks';
import { selectStatistics } from '../../src/features/statistics/statisticsSelectors';
import { selectStorageError } from '../../src/features/storage/storageSlice';
import { aRound, EASTLAND, FARLAND, ORIGIN, utcDate } from '../support/builders';
import { aStore, memoryStorage } from '../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';
const { game: GAME, history: HISTORY } = STORAGE_KEYS;

type Options = Parameters<typeof aStore>[0];

/** A store that has come to rest, and which keys it writes from then on. */
async function aRestedStore(options: Options = {}) {
  const storage = memoryStorage();
  const made = aStore({ storage, ...options });
  await made.written();
  const written: string[] = [];
  const { setItem } = made.storage;
  Object.assign(made.storage, {
    setItem: (key: string, text: string) => {
      written.push(key);
      setItem(key, text);
    },
  });
  return { ...made, keys: written };
}

const stored = (storage: { getItem: (key: string) => string | null }, key: StorageKey) =>
  JSON.parse(storage.getItem(key) ?? '{}') as { rounds: Record<string, unknown> };

describe('what is stored', () => {
  it('is this, letter by letter, until its version changes', async () => {
    const { store, storage, written } = aStore();
    store.dispatch(guessMade(TODAY, FARLAND));
    await written();
    expect(stored(storage, GAME)).toEqual({
      version: 2,
      rounds: {
        [TODAY]: {
          answer: { name: 'Northland', place: 'Northland Tower', lat: 10, lon: 0 },
          guesses: [{ name: 'Farland', distance: 18_903, direction: 'N', isCorrect: false }],
          status: 'playing',
        },
      },
      currentRoundId: TODAY,
      zoom: 17,
    });
  });

  it('holds no developer’s round, none without a guess, no typed text and no map address', async () => {
    const { store, storage, written } = aStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    store.dispatch(openArchiveRound(utcDate('2026-11-01')));
    store.dispatch(offsetAdvanced({ id: 'dev:2026-11-20+1', round: aRound(ORIGIN) }));
    store.dispatch(guessMade('dev:2026-11-20+1', FARLAND));
    store.dispatch(textTyped('never stored'));
    await written();
    const texts = [...(storage as ReturnType<typeof memoryStorage>).items.values()].join();
    expect(Object.keys(stored(storage, GAME).rounds)).toEqual([TODAY]);
    expect(texts).not.toMatch(/Farland|archive:|never stored|maps\.test/);
  });
});

describe('a write', () => {
  it('after a guess is of the game alone', async () => {
    const { store, keys, written } = await aRestedStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    await written();
    expect(keys).toEqual([GAME]);
  });

  it('is of the history where a past round has changed and left the board', async () => {
    const past = utcDate('2026-11-01');
    const { store, storage, keys, written } = await aRestedStore();
    store.dispatch(openArchiveRound(past));
    store.dispatch(guessMade('archive:2026-11-01', EASTLAND));
    await written();
    expect(keys).not.toContain(HISTORY);
    store.dispatch(openTodaysRound());
    await written();
    expect(Object.keys(stored(storage, HISTORY).rounds)).toEqual(['archive:2026-11-01']);
    expect(Object.keys(stored(storage, GAME).rounds)).toEqual([]);
  });

  it('of the first day that is read moves older rounds to the history, but not yesterday’s', async () => {
    const rounds = {
      'daily:2026-11-19': aRound(ORIGIN, EASTLAND),
      'daily:2026-11-18': aRound(FARLAND, EASTLAND),
    };
    const text = formatStored({ rounds, currentRoundId: 'daily:2026-11-19', zoom: 17 });
    const { storage } = await aRestedStore({ storage: memoryStorage(new Map([[GAME, text]])) });
    expect(Object.keys(stored(storage, GAME).rounds)).toEqual(['daily:2026-11-19']);
    expect(Object.keys(stored(storage, HISTORY).rounds)).toEqual(['daily:2026-11-18']);
  });

  it.each<[string, string | undefined, string]>([
    ['is full', undefined, 'full'],
    ['is a newer release’s', '{"version":3}', 'newer'],
    ['is damaged, on a full disk', '{"version":1,"rou', 'full'],
  ])('leaves yesterday’s win where it was, if the history %s', async (_, history, error) => {
    const id = dailyRoundId(utcDate('2026-11-19'));
    const rounds = { [id]: aRound(FARLAND, EASTLAND, FARLAND) };
    const text = formatStored({ rounds, currentRoundId: id, zoom: 17 });
    const { items, ...memory } = memoryStorage(new Map([[GAME, text]]));
    if (history) items.set(HISTORY, history);
    const setItem = (key: string, value: string) => {
      if (key.startsWith(HISTORY)) throw new DOMException('no', 'QuotaExceededError');
      memory.setItem(key, value);
    };
    const options = { storage: { ...memory, setItem }, at: '2026-11-21T12:00:00Z' };
    const { store } = await aRestedStore(options);
    store.dispatch(guessMade(selectCurrentRoundId(store.getState()) ?? id, EASTLAND));
    await vi.advanceTimersByTimeAsync(10);
    expect(selectStorageError(store.getState())).toBe(error);
    expect(selectStatistics(aStore(options).store.getState())).toMatchObject({ won: 2 });
  });

  it('happens at once when the page is left', () => {
    const { store, storage, leave } = aStore();
    store.dispatch(guessMade(TODAY, EASTLAND));
    expect(storage.getItem(GAME)).toBeNull();
    leave();
    expect(storage.getItem(GAME)).toContain('Eastland');
  });

  it('does not happen for what is not stored', async () => {
    const { store, keys, written } = await aRestedStore();
    store.dispatch(textTyped('nor'));
    await written();
    expect(keys).toEqual([]);
  });
});

describe('the game is played on', () => {
  const fail = () => {
    throw new DOMException('no', 'SecurityError');
  };

  it.each<[string, object, string]>([
    ['cannot be read', { getItem: fail, setItem: fail }, 'unavailable'],
    ['cannot be written to', { setItem: fail }, 'full'],
  ])('where the storage %s, and the player is told', async (_, methods, error) => {
    const { store, written } = aStore({ storage: { ...memoryStorage(), ...methods } });
    store.dispatch(guessMade(TODAY, EASTLAND));
    await written();
    expect(selectGuesses(store.getState())).toMatchObject([{ name: 'Eastland' }]);
    expect(selectStorageError(store.getState())).toBe(error);
  });
});
