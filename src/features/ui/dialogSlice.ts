import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import type { storageRestored } from '../storage/storageSlice';

export type DialogName = 'help' | 'settings' | 'statistics';

const dialogSlice = createSlice({
  name: 'dialog',
  initialState: null as DialogName | null,
  reducers: {
    opened: (_state, { payload }: PayloadAction<DialogName>) => payload,
    closed: (_state, _action: PayloadAction<DialogName>) => null,
  },
  extraReducers: (builder) =>
    builder.addCase(
      'storage/restored',
      (_state, { payload }: ReturnType<typeof storageRestored>) =>
        payload.settings?.knowsHowToPlay ? null : 'help',
    ),
});

export const { closed: dialogClosed, opened: dialogOpened } = dialogSlice.actions;
export const dialogReducer = dialogSlice.reducer;

/** The dialog that is open on the game's page, or null. "How to play" opens by itself at first. */
export const selectDialog = (state: RootState) => state.dialog;
