import { describe, expect, it } from 'vitest';

import {
  EMPTY,
  formatStored,
  parseStored,
  STORAGE_KEYS,
  type StorageKey,
} from '../../src/app/storedState';
import { aRound, NORTHLAND, ORIGIN } from '../support/builders';

const { game: GAME, history: HISTORY, settings: SETTINGS } = STORAGE_KEYS;
const ROUND = aRound(ORIGIN, NORTHLAND);
const ROUNDS = { 'daily:2026-11-20': ROUND, 'practice:1': ROUND } as const;

const parsed = (key: StorageKey, fields: Record<string, unknown>) =>
  parseStored(key, formatStored(fields));

describe('what is stored is read again:', () => {
  const settings = {
    units: 'mi',
    highContrast: true,
    describesPicture: true,
    language: 'de',
    offeredLanguage: 'fr',
    sharesDetails: true,
    knowsHowToPlay: true,
  } as const;
  const game = { currentRoundId: 'practice:1', zoom: 15 } as const;

  it.each([
    ['the game', GAME, { rounds: ROUNDS, ...game }, { rounds: ROUNDS, game }],
    ['the history', HISTORY, { rounds: ROUNDS }, { rounds: ROUNDS }],
    ['the settings', SETTINGS, settings, { settings }],
  ] as const)('%s', (_, key, fields, state) => {
    expect(parsed(key, fields)).toEqual({
      kind: 'parsed',
      state: { ...EMPTY, ...state },
      isWhole: true,
    });
  });
});

describe('of a game', () => {
  it('the sound rounds are read, whatever stands beside them', () => {
    const rounds = { ...ROUNDS, 'daily:2026-11-19': { guesses: 7 }, today: ROUND };
    expect(parsed(GAME, { rounds, currentRoundId: 7, zoom: 'near' })).toEqual({
      kind: 'parsed',
      state: { ...EMPTY, rounds: ROUNDS },
      isWhole: false,
    });
  });

  it.each([[[ROUND]], [null], ['rounds']])('nothing is read of rounds like %j', (rounds) => {
    expect(parsed(GAME, { rounds })).toEqual({ kind: 'parsed', state: EMPTY, isWhole: false });
  });

  it('a round id that nobody can read puts nothing on the board', () => {
    const fields = { rounds: {}, currentRoundId: 'dev:2026-11-20+1', zoom: 15 };
    expect(parsed(GAME, fields)).toMatchObject({ state: { game: { currentRoundId: null } } });
  });

  it('other fields are left out', () => {
    const game = { currentRoundId: 'practice:1', zoom: 18 };
    expect(parsed(GAME, { rounds: {}, ...game, today: '1999-01-01', evil: 1 })).toEqual({
      kind: 'parsed',
      state: { ...EMPTY, game },
      isWhole: true,
    });
  });
});

it.each([
  [GAME, { rounds: ROUNDS, currentRoundId: 'practice:1', zoom: 15 }],
  [HISTORY, { rounds: ROUNDS }],
  [SETTINGS, { units: 'mi', highContrast: true, sharesDetails: true, knowsHowToPlay: true }],
])('what version 1 stored under %s is read as it was', (key, fields) => {
  const text = JSON.stringify({ version: 1, ...fields });
  expect(parseStored(key, text)).toEqual(parsed(key, fields));
  expect(parseStored(key, text)).toMatchObject({ kind: 'parsed', isWhole: true });
});

it.each([
  [
    { units: 'parsec', highContrast: true },
    { units: 'km', highContrast: true },
  ],
  [
    { units: 'mi', highContrast: 'yes' },
    { units: 'mi', highContrast: false },
  ],
  [{ describesPicture: 'yes' }, { describesPicture: false }],
  [{ sharesDetails: 1 }, { sharesDetails: false }],
  [{}, { units: 'km', highContrast: false, sharesDetails: false }],
])('settings like %j are read as %j, each by itself', (fields, settings) => {
  expect(parsed(SETTINGS, fields)).toMatchObject({ state: { settings } });
});

describe.each(Object.entries(STORAGE_KEYS))('a text of the key of the %s', (_, key) => {
  it.each([
    ['empty', ''],
    ['cut off', '{"version":1,"rounds":'],
    ['null', 'null'],
    ['a number', '42'],
    ['a list', '[1, 2]'],
    ['something else', '{"theme":"dark"}'],
    ['of a version that is no number', '{"version":"1","rounds":{}}'],
    ['of a version that never was', '{"version":0,"rounds":{}}'],
  ])('is damaged when it is %s', (__, text) => {
    expect(parseStored(key, text)).toEqual({ kind: 'damaged' });
  });

  it('is newer when a later release wrote it', () => {
    expect(parseStored(key, '{"version":3,"rounds":"in another shape"}')).toEqual({
      kind: 'newer',
    });
  });
});
