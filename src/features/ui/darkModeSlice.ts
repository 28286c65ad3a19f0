import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const uiSlice = createSlice({
  name: 'ui',
  initialState: { darkMode: false },
  reducers: {
    darkModeToggled(state) {
      state.darkMode = !state.darkMode;
    },
    /** The system's theme has changed, and the player has not used the switch. */
    systemThemeChanged(state, { payload }: PayloadAction<'dark' | 'light'>) {
      state.darkMode = payload === 'dark';
    },
  },
  selectors: { selectDarkMode: ({ darkMode }) => darkMode },
});

export const { darkModeToggled, systemThemeChanged } = uiSlice.actions;
export const { selectDarkMode } = uiSlice.selectors;
