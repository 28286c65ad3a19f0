import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Units } from '../../domain/units';
import { dialogClosed, rehydrated, syncedFromOtherTab } from '../events';

/** What the player has set; all of it is stored. */
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

export const settingsSlice = createSlice({
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
      .addCase(rehydrated, (state, { payload }) => payload.settings ?? state)
      .addCase(syncedFromOtherTab, (state, { payload }) => payload.settings ?? state)
      .addCase(dialogClosed, (state, { payload }) => {
        if (payload === 'help') state.knowsHowToPlay = true;
      }),
  selectors: {
    selectUnits: ({ units }) => units,
    selectHighContrast: ({ highContrast }) => highContrast,
    selectKnowsHowToPlay: ({ knowsHowToPlay }) => knowsHowToPlay,
  },
});

export const { highContrastSwitched, unitsPicked } = settingsSlice.actions;
