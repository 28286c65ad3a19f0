import type { Middleware } from '@reduxjs/toolkit';
import { createPersistoid, createTransform, type PersistConfig } from 'redux-persist';

import { entriesOf } from '../domain/entriesOf';
import type { Round } from '../domain/round';
import { parseRoundId, type RoundId } from '../domain/roundId';
import type { GameState } from '../features/game/gameState';
import type { HistoryState } from '../features/history/historySlice';
import { initialSettings, type SettingsState } from '../features/settings/settingsSlice';
import type { Stored, StoredElsewhere } from '../features/storage/storageSlice';
import type { StoredFields } from './storedFormat';
import type { Vault } from './vault';

const GAME = 'persist:zoomle-game';
const HISTORY = 'persist:zoomle-history';
const SETTINGS = 'persist:zoomle-settings';

const loadParsers = () => import('./storedState');

/** By storage key, what lets stored fields into the state. Where nothing is stored it is not fetched. */
export const parsers = {
  [GAME]: async (fields: StoredFields) => (await loadParsers()).parseGame(fields),
  [HISTORY]: async (fields: StoredFields) => (await loadParsers()).parseHistory(fields),
  [SETTINGS]: async (fields: StoredFields) => (await loadParsers()).parseSettings(fields),
};
/** The keys under which the site stores its state. */
export const STORAGE_KEYS = Object.keys(parsers);
export type SiteVault = Vault<typeof parsers>;

const withoutDevRounds = createTransform<Record<RoundId, Round>, Record<RoundId, Round>, GameState>(
  (rounds) => Object.fromEntries(entriesOf(rounds).filter(([id]) => parseRoundId(id))),
  null,
  { whitelist: ['rounds'] },
);

type Writer<State> = {
  readonly update: (state: State) => void;
  readonly flush: () => Promise<void>;
};

/**
 * A slice's writer: redux-persist says when to write, and what of it, the vault how. It is handed
 * objects, not texts.
 */
const writerOf = <State extends object>(
  key: keyof typeof parsers,
  vault: SiteVault,
  options: Partial<PersistConfig<State>> = {},
): Writer<State> =>
  createPersistoid({
    key,
    serialize: false,
    storage: {
      getItem: () => vault.read(key),
      setItem: (_key: string, fields: StoredFields) => vault.write(key, fields),
      removeItem: () => Promise.resolve(),
    },
    ...options,
  });

type Persisted = {
  readonly game: GameState;
  readonly history: HistoryState;
  readonly settings: SettingsState;
};

/**
 * Stores what events change. A middleware and no reducer, so that reducers stay pure: DevTools runs
 * them again at will, and what it shows of the past, or of what never was, must not be stored.
 */
export function makePersistor(vault: SiteVault) {
  const writers = {
    // Open rounds, and what is seen of them. What is typed is not worth a write a key.
    game: writerOf<GameState>(GAME, vault, {
      whitelist: ['rounds', 'board', 'zoom'] satisfies (keyof GameState)[],
      transforms: [withoutDevRounds],
    }),
    // Past days have a key of their own: a guess must cost the same after ten years.
    history: writerOf<HistoryState>(HISTORY, vault),
    settings: writerOf<SettingsState>(SETTINGS, vault),
  };
  // What was stored must have been read before anything is written over it.
  let isPaused = true;

  const middleware: Middleware<object, Persisted> = (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    const after = api.getState();
    if (isPaused) return result;
    if (after.game !== before.game) writers.game.update(after.game);
    if (after.history !== before.history) writers.history.update(after.history);
    if (after.settings !== before.settings) writers.settings.update(after.settings);
    return result;
  };

  return {
    middleware,
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    /** Writes at once what waits to be written. */
    flush: () => Promise.all(Object.values(writers).map((writer) => writer.flush())),
  };
}

/** All that is stored, as far as it is sound. */
export async function readStored(vault: SiteVault): Promise<Stored> {
  const [game, history, settings] = await Promise.all([
    vault.read(GAME),
    vault.read(HISTORY),
    vault.read(SETTINGS),
  ]);
  return { game, history, settings };
}

/** What another tab has stored since this one last looked, or null. A cleared store holds nothing. */
export async function readNews(vault: SiteVault): Promise<StoredElsewhere | null> {
  const [game, history, settings] = await Promise.all([
    vault.readNews(GAME),
    vault.readNews(HISTORY),
    vault.readNews(SETTINGS),
  ]);
  if (!game && !history && !settings) return null;
  return {
    ...(game && { rounds: game.state?.rounds ?? {} }),
    ...(history && { history: { rounds: {}, archive: {}, ...history.state } }),
    ...(settings?.state && { settings: { ...initialSettings, ...settings.state } }),
  };
}
