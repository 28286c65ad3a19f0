import type { Reducer } from '@reduxjs/toolkit';
import { createTransform, persistReducer } from 'redux-persist';

import { entriesOf } from '../domain/entriesOf';
import type { Round } from '../domain/round';
import { parseRoundId, type RoundId } from '../domain/roundId';
import type { GameState } from '../features/game/gameState';
import type { HistoryState } from '../features/history/historySlice';
import { initialSettings, type SettingsState } from '../features/settings/settingsSlice';
import type { StoredElsewhere } from '../features/storage/storageSlice';
import type { StoredFields } from './storedFormat';
import { parseGame, parseHistory, parseSettings } from './storedState';
import type { Vault } from './vault';

const GAME = 'persist:zoomle-game';
const HISTORY = 'persist:zoomle-history';
const SETTINGS = 'persist:zoomle-settings';

/** By storage key, what lets stored fields into the state. */
export const parsers = {
  [GAME]: parseGame,
  [HISTORY]: parseHistory,
  [SETTINGS]: parseSettings,
};
/** The keys under which the site stores its state. */
export const STORAGE_KEYS = Object.keys(parsers);
export type SiteVault = Vault<typeof parsers>;

/**
 * A slice's persistence: redux-persist says when to read and write, the vault how. It is handed
 * objects, not texts, and needs neither a version nor a time-out of redux-persist's own.
 */
const config = (key: keyof typeof parsers, vault: SiteVault) => ({
  key,
  keyPrefix: '',
  serialize: false,
  deserialize: false,
  timeout: 0,
  storage: {
    getItem: () => vault.read(key),
    setItem: (_key: string, { _persist, ...fields }: StoredFields) => vault.write(key, fields),
    removeItem: () => Promise.resolve(),
  },
});

const withoutDevRounds = createTransform<Record<RoundId, Round>, Record<RoundId, Round>, GameState>(
  (rounds) => Object.fromEntries(entriesOf(rounds).filter(([id]) => parseRoundId(id))),
  null,
  { whitelist: ['rounds'] },
);

/** Keeps the open rounds and what is seen of them. What is typed is not worth a write a key. */
export const persistGame = (vault: SiteVault, reducer: Reducer<GameState>) =>
  persistReducer(
    {
      ...config(GAME, vault),
      whitelist: ['rounds', 'board', 'zoom'] satisfies (keyof GameState)[],
      transforms: [withoutDevRounds],
    },
    reducer,
  );

/** Keeps past days under a key of their own: a guess must cost the same after ten years. */
export const persistHistory = (vault: SiteVault, reducer: Reducer<HistoryState>) =>
  persistReducer(config(HISTORY, vault), reducer);

export const persistSettings = (vault: SiteVault, reducer: Reducer<SettingsState>) =>
  persistReducer(config(SETTINGS, vault), reducer);

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
