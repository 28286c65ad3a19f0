import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';

export type DialogName = 'help' | 'settings' | 'statistics';

const dialogSlice = createSlice({
  name: 'dialog',
  initialState: null as DialogName | null,
  reducers: {
    opened: (_state, { payload }: PayloadAction<DialogName>) => payload,
    closed: (_state, _action: PayloadAction<DialogName>) => null,
  },
});

export const { closed: dialogClosed, opened: dialogOpened } = dialogSlice.actions;
export const dialogReducer = dialogSlice.reducer;

/** The dialog that is open, or null. */
export const selectDialog = (state: RootState) => state.dialog;
