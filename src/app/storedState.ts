import * as v from 'valibot';

import { parseUtcDate } from '../domain/calendar';
import { parseRounds } from '../domain/parseRound';
import { ZOOM_LEVELS } from '../domain/round';
import { parseRoundId } from '../domain/roundId';
import { UNITS } from '../domain/units';
import type { GameState } from '../features/game/gameState';
import type { HistoryState } from '../features/history/historySlice';
import { initialSettings, type SettingsState } from '../features/settings/settingsSlice';
import type { StoredFields } from './storedFormat';

/** What of stored fields may enter the state, and whether that is all that they held. */
export type Parsed<State> = { readonly state: Partial<State>; readonly isWhole: boolean };

const StoredView = v.object({ board: v.string(), zoom: v.picklist(ZOOM_LEVELS) });

export function parseGame(fields: StoredFields): Parsed<GameState> {
  const { rounds, isWhole } = parseRounds(fields.rounds, parseRoundId);
  const view = v.safeParse(StoredView, fields);
  const board = view.success ? parseRoundId(view.output.board) : null;
  const hasBoard = view.success && board !== null && board in rounds;
  return { state: hasBoard ? { rounds, board, zoom: view.output.zoom } : { rounds }, isWhole };
}

export function parseHistory(fields: StoredFields): Parsed<HistoryState> {
  const rounds = parseRounds(fields.rounds, parseUtcDate);
  const archive = parseRounds(fields.archive, parseUtcDate);
  return {
    state: { rounds: rounds.rounds, archive: archive.rounds },
    isWhole: rounds.isWhole && archive.isWhole,
  };
}

/** Settings that cannot be read are as they are at first, each for itself. */
const Settings = v.object({
  units: v.fallback(v.picklist(UNITS), initialSettings.units),
  highContrast: v.fallback(v.boolean(), initialSettings.highContrast),
  knowsHowToPlay: v.fallback(v.boolean(), initialSettings.knowsHowToPlay),
});

/** Nobody grieves for a setting: a damaged one does not make its store a damaged one. */
export const parseSettings = (fields: StoredFields): Parsed<SettingsState> => ({
  state: v.parse(Settings, fields),
  isWhole: true,
});
