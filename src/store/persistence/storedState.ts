import * as v from 'valibot';

import type { KnownNames } from '../../domain/knownNames';
import { packRound, parseRound } from '../../domain/packedRound';
import { type Round, ZOOM_LEVELS } from '../../domain/round';
import { parseRoundId, type RoundId } from '../../domain/roundId';
import type { Rounds } from '../../domain/rounds';
import type { StoredBoard } from '../../features/game/gameSlice';
import { Settings, type SettingsState } from '../../features/settings/settingsSlice';

/** Raise it when a stored shape changes, and read older versions too. */
const STORED_VERSION = 1;

/** Each round has its own key. */
export const BOARD_KEY = 'zoomle:board';
export const SETTINGS_KEY = 'zoomle:settings';
const ROUND_PREFIX = 'zoomle:round:';
export const roundKey = (id: RoundId) => `${ROUND_PREFIX}${id}`;
const idOf = (key: string) =>
  key.startsWith(ROUND_PREFIX) ? parseRoundId(key.slice(ROUND_PREFIX.length)) : null;

/** False for keys of other apps on the origin, and for kinds of rounds that a later release added. */
export const isStoredKey = (key: string) =>
  key === BOARD_KEY || key === SETTINGS_KEY || idOf(key) !== null;

export type StoredState = {
  readonly rounds: Rounds;
  readonly board?: StoredBoard;
  readonly settings?: SettingsState;
};

/** A type error here: a field is written but never read. */
const Board: v.GenericSchema<unknown, StoredBoard> = v.object({
  currentRoundId: v.nullable(v.pipe(v.string(), v.transform(parseRoundId))),
  zoom: v.picklist(ZOOM_LEVELS),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Parses the text of an `isStoredKey`; `newer` if a later release wrote it. */
export function parseStored(
  key: string,
  text: string,
  nameOf: KnownNames,
): Partial<StoredState> | 'damaged' | 'newer' {
  try {
    const fields: unknown = JSON.parse(text);
    if (!isRecord(fields) || typeof fields.version !== 'number') return 'damaged';
    if (fields.version > STORED_VERSION) return 'newer';
    if (fields.version < STORED_VERSION) return 'damaged';
    if (key === BOARD_KEY) return { board: v.parse(Board, fields) };
    if (key === SETTINGS_KEY) return { settings: v.parse(Settings, fields) };
    const id = idOf(key);
    const round = id && parseRound(id, fields.round, nameOf, fields);
    return round ? { rounds: { [id]: round } } : 'damaged';
  } catch {
    return 'damaged';
  }
}

const entry = (key: string, fields: object): [key: string, text: string] => [
  key,
  JSON.stringify({ version: STORED_VERSION, ...fields }),
];

export const roundText = (id: RoundId, round: Round) => {
  const { openedAt, importedAt, friendsResult } = round;
  return entry(roundKey(id), { round: packRound(round), openedAt, importedAt, friendsResult });
};
export const boardText = (board: StoredBoard) => entry(BOARD_KEY, board);
export const settingsText = (settings: SettingsState) => entry(SETTINGS_KEY, settings);
