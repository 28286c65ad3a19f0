import { createSlice } from '@reduxjs/toolkit';

export const uiSlice = createSlice({
  name: 'ui',
  initialState: { darkMode: false },
  reducers: {
    darkModeToggled(state) {
      state.darkMode = !state.darkMode;
    },
  },
  selectors: { selectDarkMode: ({ darkMode }) => darkMode },
});

export const { darkModeToggled } = uiSlice.actions;
export const { selectDarkMode } = uiSlice.selectors;
