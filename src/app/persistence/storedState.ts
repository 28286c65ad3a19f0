import * as v from 'valibot';

import { packRound, parseRound } from '../../domain/packedRound';
import { type Round, ZOOM_LEVELS } from '../../domain/round';
import { parseRoundId, type RoundId } from '../../domain/roundId';
import type { StoredBoard } from '../../features/game/gameSlice';
import { Settings, type SettingsState } from '../../features/settings/settingsSlice';

/** The version of each stored text. Whoever changes its shape raises it, and reads older ones too. */
const STORED_VERSION = 1;

/** Storage keys. Each round has its own. */
export const BOARD_KEY = 'zoomle:board';
export const SETTINGS_KEY = 'zoomle:settings';
const ROUND_PREFIX = 'zoomle:round:';
export const roundKey = (id: RoundId) => `${ROUND_PREFIX}${id}`;

/** Suffix of the key that keeps a damaged text. */
export const DAMAGED_SUFFIX = ':damaged';

export type StoredState = {
  readonly rounds: Readonly<Record<RoundId, Round>>;
  readonly board?: StoredBoard;
  readonly settings?: SettingsState;
};

/** What one stored text holds. */
type StoredPart = Omit<StoredState, 'rounds'> & { readonly round?: readonly [RoundId, Round] };

/** A type error here means that a field is written but never read. */
const Board: v.GenericSchema<unknown, StoredBoard> = v.object({
  currentRoundId: v.nullable(v.pipe(v.string(), v.transform(parseRoundId))),
  zoom: v.picklist(ZOOM_LEVELS),
});

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function parseFields(key: string, id: RoundId | null, fields: Fields): StoredPart | 'damaged' {
  if (key === BOARD_KEY) return { board: v.parse(Board, fields) };
  if (key === SETTINGS_KEY) return { settings: v.parse(Settings, fields) };
  const round = id && parseRound(id, fields.round, fields);
  return round ? { round: [id, round] } : 'damaged';
}

/** Parses a stored text; `newer` if a later release wrote it. A key that is not ours holds nothing. */
export function parseStored(key: string, text: string): StoredPart | 'damaged' | 'newer' {
  // Leave kinds of rounds that a later release has added.
  const id = key.startsWith(ROUND_PREFIX) ? parseRoundId(key.slice(ROUND_PREFIX.length)) : null;
  if (!id && key !== BOARD_KEY && key !== SETTINGS_KEY) return {};
  try {
    const fields: unknown = JSON.parse(text);
    if (!isRecord(fields) || typeof fields.version !== 'number') return 'damaged';
    if (fields.version > STORED_VERSION) return 'newer';
    return fields.version === STORED_VERSION ? parseFields(key, id, fields) : 'damaged';
  } catch {
    return 'damaged';
  }
}

const format = (fields: object) => JSON.stringify({ version: STORED_VERSION, ...fields });

/** The key and the text of a round, of the board, and of the settings. */
export const roundText = (id: RoundId, round: Round): [string, string] => [
  roundKey(id),
  format({ round: packRound(round), openedAt: round.openedAt, friendsResult: round.friendsResult }),
];
export const boardText = (board: StoredBoard): [string, string] => [BOARD_KEY, format(board)];
export const settingsText = (settings: SettingsState): [string, string] => [
  SETTINGS_KEY,
  format(settings),
];
