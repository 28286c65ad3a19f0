import { combineSlices, type Reducer } from '@reduxjs/toolkit';

import { offsetSlice } from '../features/dev/offsetSlice';
import { earthSlice } from '../features/earth/earthSlice';
import { gameSlice } from '../features/game/gameSlice';
import { isLegalEvent } from '../features/game/isLegalEvent';
import { releaseSlice } from '../features/release/releaseSlice';
import { roundsSlice } from '../features/rounds/roundsSlice';
import { settingsSlice } from '../features/settings/settingsSlice';
import { storageErrorsSlice } from '../features/storage/storageErrorsSlice';
import { exportSlice } from '../features/transfer/exportSlice';
import { importSlice } from '../features/transfer/importSlice';
import { darkModeSlice } from '../features/ui/darkModeSlice';
import { dialogSlice } from '../features/ui/dialogSlice';

const reducer = combineSlices(
  gameSlice,
  roundsSlice,
  settingsSlice,
  importSlice,
  exportSlice,
  dialogSlice,
  releaseSlice,
  storageErrorsSlice,
  { ui: combineSlices(darkModeSlice), dev: combineSlices(offsetSlice) },
  earthSlice,
);

export type RootState = ReturnType<typeof reducer>;

/** Ignores illegal events. Pure, so that DevTools can replay any log. */
export const rootReducer: Reducer<RootState> = (state, event) =>
  state && !isLegalEvent(state, event) ? state : reducer(state, event);

export const initialState = rootReducer(undefined, { type: 'init' });
