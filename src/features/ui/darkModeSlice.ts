import { createSlice } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';

const uiSlice = createSlice({
  name: 'ui',
  initialState: { darkMode: false },
  reducers: {
    darkModeToggled(state) {
      state.darkMode = !state.darkMode;
    },
  },
});

export const { darkModeToggled } = uiSlice.actions;
export const uiReducer = uiSlice.reducer;

export const selectDarkMode = (state: RootState) => state.ui.darkMode;
