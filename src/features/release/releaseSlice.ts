import { createSlice } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';

const releaseSlice = createSlice({
  name: 'release',
  initialState: { isFound: false },
  reducers: {
    found(state) {
      state.isFound = true;
    },
  },
});

export const { found: releaseFound } = releaseSlice.actions;
export const releaseReducer = releaseSlice.reducer;

/** Whether a newer release of the site than this one is ready to be loaded. */
export const selectIsReleaseFound = (state: RootState) => state.release.isFound;
