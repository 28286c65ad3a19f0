import { combineReducers } from '@reduxjs/toolkit';

import { devReducer } from '../features/dev/offsetSlice';
import { gameReducer } from '../features/game/gameSlice';
import { historyReducer } from '../features/history/historySlice';
import { settingsReducer } from '../features/settings/settingsSlice';
import { uiReducer } from '../features/ui/darkModeSlice';
import { dialogReducer } from '../features/ui/dialogSlice';
import { persistGame, persistHistory, persistSettings } from './persistence';
import type { AsyncStorage } from './storage';

export const makeRootReducer = (storage: AsyncStorage) =>
  combineReducers({
    game: persistGame(storage, gameReducer),
    history: persistHistory(storage, historyReducer),
    settings: persistSettings(storage, settingsReducer),
    dialog: dialogReducer,
    ui: uiReducer,
    dev: devReducer,
  });
