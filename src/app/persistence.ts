import type { Reducer } from '@reduxjs/toolkit';
import { createTransform, type PersistConfig, persistReducer } from 'redux-persist';
import * as v from 'valibot';

import { parseUtcDate } from '../domain/calendar';
import { COMPASS_POINTS } from '../domain/geography';
import { isLegalRound, type Round, ZOOM_LEVELS } from '../domain/round';
import { parseRoundId, roundEntries, type RoundId } from '../domain/roundId';
import { UNITS } from '../domain/units';
import type { GameState } from '../features/game/gameSlice';
import type { HistoryState } from '../features/history/historySlice';
import { initialSettings, type SettingsState } from '../features/settings/settingsSlice';
import type { AsyncStorage } from './storage';

const VERSION = 1;

const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
const LegalRound = v.pipe(
  v.object({
    answer: v.object({ name: v.string(), place: v.string(), lat: Latitude, lon: Longitude }),
    guesses: v.array(
      v.object({
        name: v.string(),
        distance: v.pipe(v.number(), v.integer(), v.minValue(0)),
        direction: v.picklist(COMPASS_POINTS),
        isCorrect: v.boolean(),
      }),
    ),
  }),
  v.check(isLegalRound),
);

const Rounds = v.record(v.string(), v.unknown());

/** The well-formed and legal rounds of a stored record; a damaged one costs none of the others. */
function parseRounds<Key extends string>(stored: unknown, parseKey: (text: string) => Key | null) {
  const rounds: Record<string, Round> = {};
  for (const [text, value] of Object.entries(v.is(Rounds, stored) ? stored : {})) {
    const key = parseKey(text);
    const round = v.safeParse(LegalRound, value);
    if (key && round.success) rounds[key] = round.output;
  }
  return rounds as Record<Key, Round>;
}

const Stored = v.object({ rounds: v.optional(v.unknown()), archive: v.optional(v.unknown()) });
const StoredView = v.object({ board: v.string(), zoom: v.picklist(ZOOM_LEVELS) });

/** What of a stored game may enter the state. */
function parseGame(stored: unknown): Partial<GameState> {
  const rounds = parseRounds(v.is(Stored, stored) && stored.rounds, parseRoundId);
  const view = v.safeParse(StoredView, stored);
  const board = view.success ? parseRoundId(view.output.board) : null;
  return view.success && board && board in rounds
    ? { rounds, board, zoom: view.output.zoom }
    : { rounds };
}

function parseHistory(stored: unknown): HistoryState {
  const { rounds, archive } = v.is(Stored, stored) ? stored : {};
  return { rounds: parseRounds(rounds, parseUtcDate), archive: parseRounds(archive, parseUtcDate) };
}

/** Settings that cannot be read are as they are at first, each for itself. */
const Settings = v.fallback(
  v.object({
    units: v.fallback(v.picklist(UNITS), initialSettings.units),
    highContrast: v.fallback(v.boolean(), initialSettings.highContrast),
    knowsHowToPlay: v.fallback(v.boolean(), initialSettings.knowsHowToPlay),
  }),
  initialSettings,
);

/** A slice's persistence: its own storage key, and a parser that every read goes through. */
const config = <State>(
  key: string,
  storage: AsyncStorage,
  parse: (stored: unknown) => Partial<State>,
): PersistConfig<State> => ({
  key,
  version: VERSION,
  storage,
  migrate: (stored) => Promise.resolve(stored && { ...parse(stored), _persist: stored._persist }),
});

const withoutDevRounds = createTransform<Record<RoundId, Round>, Record<RoundId, Round>, GameState>(
  (rounds) => Object.fromEntries(roundEntries(rounds).filter(([id]) => parseRoundId(id))),
  null,
  { whitelist: ['rounds'] },
);

/** Keeps the open rounds and what is seen of them. What is typed is not worth a write a key. */
export const persistGame = (storage: AsyncStorage, reducer: Reducer<GameState>) =>
  persistReducer(
    {
      ...config('zoomle-game', storage, parseGame),
      whitelist: ['rounds', 'board', 'zoom'] satisfies (keyof GameState)[],
      transforms: [withoutDevRounds],
    },
    reducer,
  );

/** Keeps past days under a key of their own: a guess must cost the same after ten years. */
export const persistHistory = (storage: AsyncStorage, reducer: Reducer<HistoryState>) =>
  persistReducer(config('zoomle-history', storage, parseHistory), reducer);

export const persistSettings = (storage: AsyncStorage, reducer: Reducer<SettingsState>) =>
  persistReducer(
    config('zoomle-settings', storage, (stored) => v.parse(Settings, stored)),
    reducer,
  );
