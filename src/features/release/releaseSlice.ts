import { createSlice } from '@reduxjs/toolkit';

import type { AppThunk } from '../../app/makeStore';

type ReleaseState = 'current' | 'found' | 'applying';

export const releaseSlice = createSlice({
  name: 'release',
  /** Whether a newer release of the site waits to be loaded, or is being loaded. */
  initialState: (): ReleaseState => 'current',
  reducers: {
    found: (state): ReleaseState => (state === 'current' ? 'found' : state),
    applied: (): ReleaseState => 'applying',
  },
  selectors: { selectRelease: (release) => release },
});

const { applied } = releaseSlice.actions;
export const { found: releaseFound } = releaseSlice.actions;
export const { selectRelease } = releaseSlice.selectors;

/** Reloads the page in the newest release. */
export const applyRelease = (): AppThunk => (dispatch, _getState, services) => {
  dispatch(applied());
  services.applyRelease();
};
