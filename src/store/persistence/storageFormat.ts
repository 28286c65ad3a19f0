import * as v from 'valibot';

import type { KnownNames } from '../../domain/knownNames';
import { packRound, parseRound } from '../../domain/packedRound';
import { type Round, ZOOM_LEVELS } from '../../domain/round';
import { parseRoundId, type RoundId } from '../../domain/roundId';
import type { Rounds } from '../../domain/rounds';
import type { StoredBoard } from '../../features/game/gameSlice';
import { Settings, type SettingsState } from '../../features/settings/settingsSlice';

/**
 * Raise it only if earlier releases would misread a text or take it for damaged, and read older versions too:
 * they leave all newer texts alone, settings and rounds. A new field needs no new version; they keep it.
 */
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

const Stored = v.looseObject({ version: v.number() });

/** Parses the text of an `isStoredKey`; `newer` if a later release wrote it. */
export function parseStored(
  key: string,
  text: string,
  nameOf: KnownNames,
): Partial<StoredState> | 'damaged' | 'newer' {
  try {
    const { version, ...fields } = v.parse(Stored, JSON.parse(text));
    if (version > STORED_VERSION) return 'newer';
    if (version < STORED_VERSION) return 'damaged';
    if (key === BOARD_KEY) return { board: v.parse(Board, fields) };
    if (key === SETTINGS_KEY) return { settings: v.parse(Settings, fields) };
    const id = idOf(key);
    const { round: packed, ...others } = fields;
    const round = id && parseRound(id, packed, nameOf, others);
    return round ? { rounds: { [id]: round } } : 'damaged';
  } catch {
    return 'damaged';
  }
}

const entry = (key: string, fields: object): [key: string, text: string] => [
  key,
  JSON.stringify({ version: STORED_VERSION, ...fields }),
];

/** With its other facts in one order, so that all tabs write the same. */
export const roundText = (id: RoundId, round: Round) => {
  const { answer, guesses, status, ...others } = round;
  const sorted = Object.fromEntries(Object.entries(others).sort());
  return entry(roundKey(id), { round: packRound(round), ...sorted });
};
export const boardText = (board: StoredBoard) => entry(BOARD_KEY, board);
export const settingsText = (settings: SettingsState) => entry(SETTINGS_KEY, settings);
