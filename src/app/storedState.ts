import * as v from 'valibot';

import { packRound, parseRound } from '../domain/parseRound';
import { type Round, ZOOM_LEVELS } from '../domain/round';
import { parseRoundId, type RoundId } from '../domain/roundId';
import type { PersistedGame } from '../features/game/gameSlice';
import { Settings, type SettingsState } from '../features/settings/settingsSlice';

/** The version of each stored text. A change of its shape raises it, and reads the earlier ones too. */
const STORED_VERSION = 1;

/** The storage keys of what is on the board and of the settings. Each round has its own. */
export const BOARD_KEY = 'zoomle:board';
export const SETTINGS_KEY = 'zoomle:settings';
const ROUND_PREFIX = 'zoomle:round:';
export const roundKey = (id: RoundId) => `${ROUND_PREFIX}${id}`;

/** Ends the key under which a damaged text is kept. */
export const DAMAGED_SUFFIX = ':damaged';

/** What stored texts hold, or what is to be stored. */
export type StoredState<R = Round> = {
  readonly rounds: Readonly<Record<RoundId, R>>;
  readonly game: PersistedGame | null;
  readonly settings: SettingsState | null;
};

export const EMPTY: StoredState = { rounds: {}, game: null, settings: null };

/** A type error here means that a persisted field would be written and never read. */
const Game: v.GenericSchema<unknown, PersistedGame> = v.object({
  currentRoundId: v.nullable(v.pipe(v.string(), v.transform(parseRoundId))),
  zoom: v.picklist(ZOOM_LEVELS),
});

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What one text holds. */
export type StoredPart = Omit<StoredState, 'rounds'> & {
  readonly round: readonly [RoundId, Round] | null;
};

export const NO_PART: StoredPart = { round: null, game: null, settings: null };

function parseFields(key: string, id: RoundId | null, fields: Fields): StoredPart | 'damaged' {
  if (key === BOARD_KEY) return { ...NO_PART, game: v.parse(Game, fields) };
  if (key === SETTINGS_KEY) return { ...NO_PART, settings: v.parse(Settings, fields) };
  const round = id && parseRound(id, fields.round, fields);
  return round ? { round: [id, round], game: null, settings: null } : 'damaged';
}

/**
 * What the text under a key holds, which is nothing where the key is not ours; `damaged`; or `newer`
 * where a later release wrote it, which alone can read it. Never throws.
 */
export function parseStored(key: string, text: string): StoredPart | 'damaged' | 'newer' {
  // The rounds of a kind that a later release has added are its own.
  const id = key.startsWith(ROUND_PREFIX) ? parseRoundId(key.slice(ROUND_PREFIX.length)) : null;
  if (!id && key !== BOARD_KEY && key !== SETTINGS_KEY) return NO_PART;
  try {
    const fields: unknown = JSON.parse(text);
    if (!isRecord(fields) || typeof fields.version !== 'number') return 'damaged';
    if (fields.version > STORED_VERSION) return 'newer';
    return fields.version === STORED_VERSION ? parseFields(key, id, fields) : 'damaged';
  } catch {
    return 'damaged';
  }
}

const formatStored = (fields: object) => JSON.stringify({ version: STORED_VERSION, ...fields });

/** The text of each key; null where a round is to be removed. */
export function formatState({
  rounds,
  game,
  settings,
}: StoredState<Round | null>): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  for (const [id, round] of Object.entries(rounds) as [RoundId, Round | null][]) {
    const { openedAt, friendsResult } = round ?? {};
    const text = round && formatStored({ round: packRound(round), openedAt, friendsResult });
    texts.set(roundKey(id), text);
  }
  if (game) texts.set(BOARD_KEY, formatStored(game));
  if (settings) texts.set(SETTINGS_KEY, formatStored(settings));
  return texts;
}
