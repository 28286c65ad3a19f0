import { describe, expect, it } from 'vitest';

import { makeProgressStorage } from '../../src/app/progressStorage';
import type { KeyValueStorage } from '../../src/app/services';
import { EMPTY, formatStored, STORAGE_KEYS } from '../../src/app/storedState';
import type { Rounds } from '../../src/domain/rounds';
import { settingsSlice } from '../../src/features/settings/settingsSlice';
import { aRound, EASTLAND, NORTHLAND, ORIGIN } from '../support/builders';
import { memoryStorage } from '../support/testStore';

const { game: GAME, history: HISTORY, settings: SETTINGS } = STORAGE_KEYS;
const ROUNDS = { 'daily:2026-11-20': aRound(ORIGIN, NORTHLAND) };
const FIELDS = { rounds: ROUNDS, currentRoundId: 'daily:2026-11-20', zoom: 17 } as const;
const SOUND = formatStored(FIELDS);
const NO_ROUNDS = formatStored({ rounds: {} });
const settings = { ...settingsSlice.getInitialState(), knowsHowToPlay: true };
/** What is stored: this under the board's key, and otherwise nothing yet. */
const withGame = (rounds: Rounds = ROUNDS) => ({
  [GAME]: { ...FIELDS, rounds },
  [HISTORY]: { rounds: {} },
  [SETTINGS]: settings,
});
/** What else is then there. */
const REST = { [HISTORY]: NO_ROUNDS, [SETTINGS]: formatStored(settings) };
const DAMAGED = '{"version":1,"rounds":';
const NEWER = '{"version":3,"rounds":"in another shape"}';

/** A storage with these texts, what the game makes of it, and the errors so far. */
function aStorage(texts: Record<string, string> = {}, methods: Partial<KeyValueStorage> = {}) {
  const errors: string[] = [];
  const memory = memoryStorage(new Map(Object.entries(texts)));
  const storage = makeProgressStorage({ ...memory, ...methods }, (error) => errors.push(error));
  return { storage, errors, items: memory.items, texts: () => Object.fromEntries(memory.items) };
}

const throwing = (name: string) => () => {
  throw new DOMException('no', name);
};

describe('reading', () => {
  it('an empty storage is no error', () => {
    const { storage, errors } = aStorage();
    expect(storage.read()).toEqual(EMPTY);
    expect(errors).toEqual([]);
  });

  it('brings the parts of all keys together', () => {
    const past = { 'daily:2026-11-01': aRound(ORIGIN, ORIGIN) };
    const inMiles = { ...settings, units: 'mi' };
    const { storage } = aStorage({
      [GAME]: SOUND,
      [HISTORY]: formatStored({ rounds: past }),
      [SETTINGS]: formatStored(inMiles),
    });
    const game = { currentRoundId: 'daily:2026-11-20', zoom: 17 };
    const rounds = { ...ROUNDS, ...past };
    expect(storage.read()).toEqual({ rounds, game, settings: inMiles });
  });

  it('takes the longer state of a round that two keys hold', () => {
    const rounds = { 'daily:2026-11-20': aRound(ORIGIN, NORTHLAND, EASTLAND) };
    const { storage } = aStorage({ [GAME]: SOUND, [HISTORY]: formatStored({ rounds }) });
    expect(storage.read().rounds).toEqual(rounds);
  });
});

describe('a damaged text', () => {
  it('is put into quarantine, before it is written over', () => {
    const { storage, errors, texts } = aStorage({ [GAME]: DAMAGED });
    expect(storage.read()).toEqual(EMPTY);
    expect(errors).toEqual(['damaged']);
    storage.write(withGame());
    expect(texts()).toEqual({ ...REST, [GAME]: SOUND, [`${GAME}:damaged`]: DAMAGED });
  });

  it('that is sound in part gives that part, and is put into quarantine as a whole', () => {
    const text = JSON.stringify({
      version: 1,
      ...FIELDS,
      rounds: { ...ROUNDS, 'daily:2026-11-19': 7 },
    });
    const { storage, errors, texts } = aStorage({ [GAME]: text });
    expect(storage.read().rounds).toEqual(ROUNDS);
    expect(errors).toEqual(['damaged']);
    expect(texts()).toHaveProperty([`${GAME}:damaged`], text);
  });

  it('that cannot be put into quarantine is not written over', () => {
    const full = { setItem: throwing('QuotaExceededError') };
    const { storage, errors, texts } = aStorage({ [GAME]: DAMAGED }, full);
    storage.read();
    storage.write(withGame());
    expect(new Set(errors)).toEqual(new Set(['full']));
    expect(texts()).toEqual({ [GAME]: DAMAGED });
  });
});

it('what a later release wrote is left alone, and the other keys are not', () => {
  const { storage, errors, texts } = aStorage({ [GAME]: NEWER, [HISTORY]: SOUND });
  expect(storage.read().rounds).toEqual(ROUNDS);
  storage.write(withGame({}));
  expect(storage.readChanges()).toBeNull();
  expect(errors).toEqual(['newer']);
  expect(texts()).toEqual({ ...REST, [GAME]: NEWER });
});

it('a storage that cannot be read is not written to', () => {
  const denied = { getItem: throwing('SecurityError') };
  const { storage, errors, texts } = aStorage({ [GAME]: SOUND }, denied);
  expect(storage.read()).toEqual(EMPTY);
  storage.write(withGame({}));
  expect(new Set(errors)).toEqual(new Set(['unavailable']));
  expect(texts()).toEqual({ [GAME]: SOUND });
});

it('a storage that is full is written to again as soon as it has room', () => {
  const { items, texts } = aStorage();
  let hasRoom = false;
  const setItem = (key: string, text: string) => {
    if (!hasRoom) throw new DOMException('no', 'QuotaExceededError');
    items.set(key, text);
  };
  const { storage, errors } = aStorage({}, { setItem });
  storage.write(withGame());
  expect([new Set(errors), texts()]).toEqual([new Set(['full']), {}]);
  hasRoom = true;
  storage.write(withGame());
  expect(texts()).toEqual({ ...REST, [GAME]: SOUND });
});

describe('a change', () => {
  it('is what another tab wrote, once, and not what this one did', () => {
    const { storage, items } = aStorage({ [HISTORY]: NO_ROUNDS });
    storage.read();
    storage.write(withGame());
    expect(storage.readChanges()).toBeNull();
    items.set(HISTORY, SOUND);
    expect(storage.readChanges()).toEqual({ ...EMPTY, rounds: ROUNDS });
    expect(storage.readChanges()).toBeNull();
  });

  it('is also that the storage was cleared, and it is filled again', () => {
    const { storage, items, texts } = aStorage({ [GAME]: SOUND });
    storage.read();
    items.clear();
    expect(storage.readChanges()).toEqual(EMPTY);
    storage.write(withGame());
    expect(texts()).toEqual({ ...REST, [GAME]: SOUND });
  });

  it('of a damaged text is put into quarantine as well', () => {
    const { storage, items, errors } = aStorage({ [GAME]: SOUND });
    storage.read();
    items.set(GAME, DAMAGED);
    expect(storage.readChanges()).toEqual(EMPTY);
    expect([errors, items.get(`${GAME}:damaged`)]).toEqual([['damaged'], DAMAGED]);
  });
});

it('rounds that have not changed are not made a text again', () => {
  const { storage } = aStorage();
  storage.read();
  let looks = 0;
  const rounds = {
    ...ROUNDS,
    toJSON: () => {
      looks += 1;
      return ROUNDS;
    },
  };
  const fields = { ...withGame({}), [HISTORY]: { rounds } };
  storage.write(fields);
  storage.write({ ...fields, [GAME]: { ...fields[GAME], zoom: 16 } });
  expect(looks).toBe(1);
});

it('the same text is not written twice', () => {
  let writes = 0;
  const texts = { ...REST, [GAME]: SOUND };
  const { storage } = aStorage(texts, { setItem: () => void (writes += 1) });
  storage.read();
  storage.write(withGame());
  expect(writes).toBe(0);
});

describe('a round that moves to another key', () => {
  const moved = {
    ...withGame({}),
    [HISTORY]: { rounds: ROUNDS },
  };
  const back = withGame();

  it.each([
    ['the history', GAME, HISTORY, moved],
    ['the board', HISTORY, GAME, back],
  ])('stays where it was until %s holds it', (_, from, to, fields) => {
    let isFull = true;
    const { storage, items } = aStorage(
      { [from]: formatStored({ ...FIELDS, rounds: ROUNDS }) },
      {
        setItem: (key, text) => {
          if (isFull && key === to) throw new DOMException('no', 'QuotaExceededError');
          items.set(key, text);
        },
      },
    );
    const { rounds } = storage.read();
    const write = () => storage.write({ ...fields, [to]: { ...fields[to], rounds } });
    const holds = (key: string) => (items.get(key) ?? '').includes('daily:2026-11-20"');
    write();
    expect([holds(from), holds(to)]).toEqual([true, false]);
    isFull = false;
    write();
    write();
    expect(holds(to)).toBe(true);
    expect(JSON.parse(items.get(from) ?? '')).toMatchObject({ rounds: {} });
  });
});
