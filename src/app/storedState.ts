import * as v from 'valibot';

import { AnyRecord, parseRounds } from '../domain/parseRound';
import { ZOOM_LEVELS } from '../domain/round';
import { parseRoundId } from '../domain/roundId';
import type { Rounds } from '../domain/rounds';
import type { PersistedGame } from '../features/game/gameSlice';
import { Settings, type SettingsState } from '../features/settings/settingsSlice';

/** The version of what is stored. A change of its shape raises it and adds a migration. */
const STORED_VERSION = 2;

/** The fields of one key. */
export type Fields = Readonly<Record<string, unknown>> & { readonly rounds?: Rounds };

type UnknownFields = Readonly<Record<string, unknown>>;

/** By version, the step to the next one. It gets the fields of every key, and throws on damaged ones. */
const migrations: Readonly<Record<number, (fields: UnknownFields) => UnknownFields>> = {
  // Version 2 adds kinds of rounds, and changes none.
  1: (fields) => fields,
};

/** What a stored text holds: each key holds a part of it. */
export type StoredState = {
  readonly rounds: Rounds;
  readonly game: PersistedGame | null;
  readonly settings: SettingsState | null;
};

export const EMPTY: StoredState = { rounds: {}, game: null, settings: null };

/** A type error here means that a persisted field would be written and never read. */
const Game: v.GenericSchema<unknown, PersistedGame> = v.object({
  currentRoundId: v.pipe(v.string(), v.transform(parseRoundId)),
  zoom: v.picklist(ZOOM_LEVELS),
});

/** The storage keys: what is on the board with the recent rounds, the other rounds, the settings. */
export const STORAGE_KEYS = {
  history: 'persist:zoomle-history',
  game: 'persist:zoomle-game',
  settings: 'persist:zoomle-settings',
} as const;
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** The fields of every key. */
export type FieldsByKey = {
  readonly [STORAGE_KEYS.history]: { readonly rounds: Rounds };
  readonly [STORAGE_KEYS.game]: PersistedGame & { readonly rounds: Rounds };
  readonly [STORAGE_KEYS.settings]: SettingsState;
};

export type ParseResult =
  /** `isWhole`: nothing in the text had to be left out. */
  | { readonly kind: 'parsed'; readonly state: StoredState; readonly isWhole: boolean }
  | { readonly kind: 'damaged' }
  /** Written by a later release, which alone can read it. */
  | { readonly kind: 'newer' };

function parseFields(key: StorageKey, fields: UnknownFields): ParseResult {
  if (key === STORAGE_KEYS.settings) {
    const settings = v.parse(Settings, fields);
    return { kind: 'parsed', state: { ...EMPTY, settings }, isWhole: true };
  }
  const { rounds, isWhole } = parseRounds(fields.rounds);
  const { success, output } = v.safeParse(Game, fields);
  const game = success && key === STORAGE_KEYS.game ? output : null;
  return { kind: 'parsed', state: { ...EMPTY, rounds, game }, isWhole };
}

/** Parses a stored text of any version up to this one's; never throws. */
export function parseStored(key: StorageKey, text: string): ParseResult {
  try {
    const { version: anyVersion, ...stored } = v.parse(AnyRecord, JSON.parse(text));
    const version = v.parse(v.number(), anyVersion);
    if (version > STORED_VERSION) return { kind: 'newer' };
    let fields: UnknownFields = stored;
    for (let from = version; from < STORED_VERSION; from += 1) {
      const migrate = migrations[from];
      if (!migrate) return { kind: 'damaged' };
      fields = migrate(fields);
    }
    return parseFields(key, fields);
  } catch {
    return { kind: 'damaged' };
  }
}

/** The text under which fields are stored. */
export const formatStored = (fields: Fields): string =>
  JSON.stringify({ version: STORED_VERSION, ...fields });
