import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { RootState } from '../../store/rootReducer';
import { dialogClosed, pageOpened } from '../events';
import { selectToday } from '../game/gameSelectors';
import { selectHasPlayed } from '../rounds/roundsSlice';
import { selectSettings } from '../settings/settingsSlice';

export type DialogName = 'help' | 'settings';

export const dialogSlice = createSlice({
  name: 'dialog',
  initialState: null as DialogName | null,
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<DialogName>) => payload,
  },
  extraReducers: (builder) =>
    builder.addCase(dialogClosed, () => null).addCase(pageOpened, () => null),
});

export const { dialogOpened } = dialogSlice.actions;

/**
 * The open dialog, or null.
 * @param opensHelp opens "How to play" unless it was ever closed or a round was begun or imported
 */
export function selectDialog(state: RootState, opensHelp = false): DialogName | null {
  if (state.dialog || !opensHelp || selectToday(state) === null) return state.dialog;
  const knows = selectSettings(state).knowsHowToPlay || selectHasPlayed(state);
  return knows ? null : 'help';
}
