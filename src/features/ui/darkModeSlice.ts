import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { RootState } from '../../store/rootReducer';

export const darkModeSlice = createSlice({
  reducerPath: 'darkMode',
  name: 'ui',
  initialState: false,
  reducers: {
    darkModeToggled: (isDark) => !isDark,
    /** Ignored once the player has used the switch. */
    systemThemeChanged: (_isDark, { payload }: PayloadAction<'dark' | 'light'>) =>
      payload === 'dark',
  },
});

export const { darkModeToggled, systemThemeChanged } = darkModeSlice.actions;

export const selectDarkMode = ({ ui }: RootState) => ui.darkMode;
