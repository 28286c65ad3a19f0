import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { dialogClosed, pageOpened } from '../events';
import { selectToday } from '../game/gameSelectors';
import { selectKnowsHowToPlay } from '../settings/settingsSlice';

export type DialogName = 'help' | 'settings' | 'statistics';

export const dialogSlice = createSlice({
  name: 'dialog',
  /** The dialog that the player has opened. */
  initialState: null as DialogName | null,
  reducers: {
    dialogOpened: (_state, { payload }: PayloadAction<DialogName>) => payload,
  },
  extraReducers: (builder) =>
    builder.addCase(dialogClosed, () => null).addCase(pageOpened, () => null),
  selectors: { selectDialog: (dialog) => dialog },
});

export const { dialogOpened } = dialogSlice.actions;

/** The dialog that is to be open, or null. */
export const { selectDialog } = dialogSlice.selectors;

/** Whether the game should open "How to play" by itself: until it was closed once. */
export const selectIsHelpDue = (state: RootState) =>
  selectToday(state) !== null && !selectKnowsHowToPlay(state);
