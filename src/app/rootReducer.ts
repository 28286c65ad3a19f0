import { combineReducers } from '@reduxjs/toolkit';

import { devReducer } from '../features/dev/offsetSlice';
import { gameReducer } from '../features/game/gameSlice';
import { historyReducer } from '../features/history/historySlice';
import { progressReducer } from '../features/progress/progressSlice';
import { releaseReducer } from '../features/release/releaseSlice';
import { settingsReducer } from '../features/settings/settingsSlice';
import { storageReducer } from '../features/storage/storageSlice';
import { uiReducer } from '../features/ui/darkModeSlice';
import { dialogReducer } from '../features/ui/dialogSlice';

/** The whole state machine: pure, so that DevTools may run it again over any log. */
export const rootReducer = combineReducers({
  game: gameReducer,
  history: historyReducer,
  settings: settingsReducer,
  progress: progressReducer,
  dialog: dialogReducer,
  release: releaseReducer,
  storage: storageReducer,
  ui: uiReducer,
  dev: devReducer,
});
