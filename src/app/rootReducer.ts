import { combineReducers } from '@reduxjs/toolkit';

import { devReducer } from '../features/dev/offsetSlice';
import { gameReducer } from '../features/game/gameSlice';
import { historyReducer } from '../features/history/historySlice';
import { uiReducer } from '../features/ui/darkModeSlice';
import { persistGame, persistHistory } from './persistence';
import type { AsyncStorage } from './storage';

export const makeRootReducer = (storage: AsyncStorage) =>
  combineReducers({
    game: persistGame(storage, gameReducer),
    history: persistHistory(storage, historyReducer),
    ui: uiReducer,
    dev: devReducer,
  });
