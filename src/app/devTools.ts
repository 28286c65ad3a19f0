import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { mapsBuilt } from '../features/game/gameSlice';
import type { Maps } from '../features/game/gameState';
import { storageRestored, type Stored } from '../features/storage/storageSlice';
import { siteName } from '../texts/descriptions';
import type { RootState } from './makeStore';

/** In place of the addresses of all levels: how many there are. */
const shortened = (maps: Maps) => ({
  ...maps,
  sources: maps.sources.map(({ provider, views }) => `${provider}: ${Object.keys(views).length}`),
});

/** In place of years of past rounds: how many there are. */
const withoutHistory = ({ history, ...stored }: Stored) => ({
  ...stored,
  history: `${Object.keys(history?.rounds ?? {}).length} past rounds`,
});

/** The log of Redux DevTools: the story of a round, in few and short events. */
export const devToolsOptions = {
  name: siteName,
  // Where an event came from, for a click on it; a public build has no names of functions to show.
  trace: import.meta.env.DEV,
  // Of a long log DevTools forgets the beginning, to which nobody could jump any more.
  maxAge: 500,
  // Each key is an event that can be jumped to by the one after it; listed, they bury the guesses.
  actionsDenylist: ['game/textTyped'],
  actionSanitizer: <Event extends Action>(event: Event): Event => {
    if (mapsBuilt.match(event)) return { ...event, payload: shortened(event.payload) };
    if (storageRestored.match(event)) return { ...event, payload: withoutHistory(event.payload) };
    return event;
  },
  // DevTools types it for any state, but this store has one.
  stateSanitizer: <State>(state: State): State => {
    const { game } = state as RootState;
    const maps = game.maps && shortened(game.maps);
    const viewedMaps = game.viewedMaps && shortened(game.viewedMaps);
    return { ...state, game: { ...game, maps, viewedMaps } };
  },
} satisfies DevToolsEnhancerOptions;
