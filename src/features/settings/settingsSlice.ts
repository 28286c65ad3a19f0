import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Units } from '../../domain/units';
import type { changedElsewhere, storageRestored } from '../storage/storageSlice';
import type { dialogClosed } from '../ui/dialogSlice';

export type SettingsState = {
  /** What distances are shown in; those of guesses are kept in km. */
  units: Units;
  /** Blue and orange in place of green and red, and stronger lines. */
  highContrast: boolean;
  /** Whether "How to play" was closed once: it opens by itself until then. */
  knowsHowToPlay: boolean;
};

export const initialSettings: SettingsState = {
  units: 'km',
  highContrast: false,
  knowsHowToPlay: false,
};

const settingsSlice = createSlice({
  name: 'settings',
  initialState: initialSettings,
  reducers: {
    unitsPicked(state, { payload }: PayloadAction<Units>) {
      state.units = payload;
    },
    highContrastSwitched(state, { payload }: PayloadAction<boolean>) {
      state.highContrast = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase('storage/restored', (state, { payload }: ReturnType<typeof storageRestored>) => {
        Object.assign(state, payload.settings);
      })
      .addCase('dialog/closed', (state, { payload }: ReturnType<typeof dialogClosed>) => {
        if (payload === 'help') state.knowsHowToPlay = true;
      })
      .addCase(
        'storage/changedElsewhere',
        (state, { payload }: ReturnType<typeof changedElsewhere>) => {
          Object.assign(state, payload.settings);
        },
      ),
});

export const { highContrastSwitched, unitsPicked } = settingsSlice.actions;
export const settingsReducer = settingsSlice.reducer;
