import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it, vi } from 'vitest';

import { guessMade, offsetAdvanced } from '../../../src/features/events';
import { textTyped } from '../../../src/features/game/gameSlice';
import { openArchiveRound } from '../../../src/features/game/pastDayThunks';
import { unitsPicked } from '../../../src/features/settings/settingsSlice';
import { selectStorageError } from '../../../src/features/storage/storageErrorsSlice';
import type { AppThunk } from '../../../src/store/makeStore';
import {
  BOARD_KEY,
  roundKey,
  roundText,
  SETTINGS_KEY,
} from '../../../src/store/persistence/storageFormat';
import { boardOf } from '../../support/board';
import { aRound, EASTLAND, FARLAND, NORTHLAND, ORIGIN, utcDate } from '../../support/builders';
import { storedTexts } from '../../support/stored';
import { aStore, memoryStorage } from '../../support/testStore';

/** Today's country is Northland. */
const TODAY = 'daily:2026-11-20';
const KEY = roundKey(TODAY);

const throwing = (name: string) => () => {
  throw new DOMException('no', name);
};

/** A store on a storage with these texts and methods, once it has written. */
async function aStoreWith(texts: Record<string, string> = {}, methods: Partial<Storage> = {}) {
  const memory = memoryStorage(new Map(Object.entries(texts)));
  const storage = { ...memory, ...methods };
  const made = aStore({ storage });
  await made.written();
  const written: string[] = [];
  const { setItem } = storage;
  storage.setItem = (key, text) => {
    written.push(key);
    setItem(key, text);
  };
  return {
    ...made,
    keys: written,
    items: memory.items,
    act: async (...events: (AppThunk | UnknownAction)[]) => {
      for (const event of events) made.store.dispatch(event as UnknownAction);
      await made.written();
    },
    names: () => boardOf(made.store).guesses,
    error: () => selectStorageError(made.store.getState()),
  };
}

describe('what is stored', () => {
  // Add a new field here. Raise the version only if earlier releases could not read the text any more.
  it('has this format, and a new version only if earlier releases would misread it', async () => {
    const { items, act } = await aStoreWith();
    await act(guessMade(TODAY, FARLAND), unitsPicked('mi'));
    const settings =
      '"units":"mi","highContrast":false,"describesPicture":false,"language":null,"offeredLanguage":null,"knowsHowToPlay":false';
    expect(Object.fromEntries(items)).toEqual({
      'zoomle:board': `{"version":1,"currentRoundId":"${TODAY}","zoom":17}`,
      'zoomle:round:daily:2026-11-20':
        '{"version":1,"round":["Northland","Northland Tower",10,0,"playing",[["Farland",18903,"N"]]]}',
      'zoomle:settings': `{"version":1,${settings}}`,
    });
  });

  it('has no developer’s round, no unbegun round, no typed text and no map address', async () => {
    const { items, act } = await aStoreWith();
    await act(
      openArchiveRound(utcDate('2026-11-01')),
      offsetAdvanced({ id: 'dev:2026-11-20+1', round: aRound(ORIGIN) }),
      guessMade('dev:2026-11-20+1', FARLAND),
      textTyped('never stored'),
    );
    expect([...items.keys()]).toEqual([BOARD_KEY]);
    expect(items.get(BOARD_KEY)).not.toMatch(/never stored|maps\.test/);
  });
});

it('reads no other app’s key on the origin', async () => {
  const getItem = vi.fn<Storage['getItem']>(() => null);
  await aStoreWith({ 'other:app': 'private', [KEY]: '' }, { getItem });
  expect(getItem).toHaveBeenCalledWith(KEY);
  expect(getItem).not.toHaveBeenCalledWith('other:app');
});

describe('a write', () => {
  it('after a guess has only its round and the board', async () => {
    const rounds = { 'daily:2026-11-19': aRound(ORIGIN, EASTLAND) } as const;
    const { act, keys } = await aStoreWith(Object.fromEntries(storedTexts({ rounds })));
    await act(guessMade(TODAY, EASTLAND));
    expect(keys).toEqual([KEY, BOARD_KEY]);
  });

  it('happens at once when the page is left', async () => {
    const { store, items, leave } = await aStoreWith();
    store.dispatch(guessMade(TODAY, EASTLAND));
    expect(items.has(KEY)).toBe(false);
    leave();
    expect(items.get(KEY)).toContain('Eastland');
  });

  it('is not made of what is never stored: typing does not even read', async () => {
    const { act, keys, storage } = await aStoreWith();
    const read = vi.spyOn(storage, 'getItem');
    await act(textTyped('nor'));
    expect([keys, read.mock.calls]).toEqual([[], []]);
  });

  it('is not made of a change that was taken back', async () => {
    const { act, keys } = await aStoreWith();
    await act(unitsPicked('mi'));
    await act(unitsPicked('km'), unitsPicked('mi'));
    expect(keys).toEqual([SETTINGS_KEY]);
  });
});

const DAMAGED = ['', '{"version":1,"round":', 'null', '{"version":"1"}', '{"version":0}'];
/** Play cannot have led to it. */
const [, ILLEGAL] = roundText(TODAY, { ...aRound(NORTHLAND, FARLAND), status: 'won' });

describe.each([
  ['a round', KEY, [...DAMAGED, ILLEGAL]],
  ['the board', BOARD_KEY, DAMAGED],
  ['the settings', SETTINGS_KEY, DAMAGED],
])('the text of %s', (_, key, damaged) => {
  /** Events after which each text is written. */
  const change = [guessMade(TODAY, EASTLAND), unitsPicked('mi')];

  it.each(damaged)('is set aside if damaged: %s', async (text) => {
    const { items, act, error } = await aStoreWith({ [key]: text });
    expect(error()).toBe('damaged');
    await act(...change);
    expect(items.get(`${key}:damaged`)).toBe(text);
    expect(items.get(key)).toMatch(/^{"version":1,/);
  });

  it('is not overwritten if it is damaged and cannot be set aside', async () => {
    const full = { setItem: throwing('QuotaExceededError') };
    const { items, act, error } = await aStoreWith({ [key]: '{"ver' }, full);
    await act(...change);
    expect([Object.fromEntries(items), error()]).toEqual([{ [key]: '{"ver' }, 'full']);
  });

  it.each(['before', 'after'])('of a newer release, written %s loading, is kept', async (when) => {
    const newer = '{"version":2,"round":"in another shape"}';
    const { items, act, error } = await aStoreWith(when === 'before' ? { [key]: newer } : {});
    items.set(key, newer);
    await act(...change);
    expect([items.get(key), error()]).toEqual([newer, 'newer']);
  });
});

it('each invalid setting falls back to its default', async () => {
  const text = '{"version":1,"units":"mi","highContrast":"yes"}';
  const { store, error } = await aStoreWith({ [SETTINGS_KEY]: text });
  expect(store.getState().settings).toMatchObject({ units: 'mi', highContrast: false });
  expect(error()).toBeNull();
});

describe('the game continues', () => {
  it.each<[string, Partial<Storage>, string]>([
    ['cannot be read', { getItem: throwing('SecurityError') }, 'unavailable'],
    ['cannot be written to', { setItem: throwing('QuotaExceededError') }, 'full'],
  ])('if the storage %s, with a notice', async (_, methods, expected) => {
    const { items, act, names, error, leave } = await aStoreWith({ [KEY]: '{"ver' }, methods);
    await act(guessMade(TODAY, EASTLAND));
    leave();
    expect([names(), error()]).toEqual([['Eastland'], expected]);
    expect(Object.fromEntries(items)).toEqual({ [KEY]: '{"ver' });
  });

  it('if the storage can be read again, with what is in it', async () => {
    const rounds = { [TODAY]: aRound(NORTHLAND, FARLAND) };
    const sound = Object.fromEntries(storedTexts({ rounds }));
    let isDenied = true;
    const memory = memoryStorage(new Map(Object.entries(sound)));
    const getItem = (key: string) => (isDenied ? throwing('SecurityError')() : memory.getItem(key));
    const { items, act, names } = await aStoreWith(sound, { getItem });
    await act(guessMade(TODAY, EASTLAND));
    expect(Object.fromEntries(items)).toEqual(sound);
    isDenied = false;
    await act(unitsPicked('mi'));
    expect(names().sort()).toEqual(['Eastland', 'Farland']);
    expect(items.get(KEY)).toMatch(/Farland/);
  });
});
