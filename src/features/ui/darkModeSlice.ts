import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const uiSlice = createSlice({
  name: 'ui',
  initialState: { darkMode: false },
  reducers: {
    darkModeToggled(state) {
      state.darkMode = !state.darkMode;
    },
    /** Ignored once the player has used the switch. */
    systemThemeChanged(state, { payload }: PayloadAction<'dark' | 'light'>) {
      state.darkMode = payload === 'dark';
    },
  },
  selectors: { selectDarkMode: ({ darkMode }) => darkMode },
});

export const { darkModeToggled, systemThemeChanged } = uiSlice.actions;
export const { selectDarkMode } = uiSlice.selectors;
