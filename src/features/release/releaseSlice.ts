import { createSlice } from '@reduxjs/toolkit';

import type { AppThunk } from '../../store/makeStore';

type ReleaseState = 'current' | 'found' | 'applying';

export const releaseSlice = createSlice({
  name: 'release',
  initialState: (): ReleaseState => 'current',
  reducers: {
    releaseFound: (state): ReleaseState => (state === 'current' ? 'found' : state),
    releaseApplied: (): ReleaseState => 'applying',
  },
  selectors: { selectRelease: (release) => release },
});

export const { releaseFound } = releaseSlice.actions;
export const { selectRelease } = releaseSlice.selectors;

export const applyRelease = (): AppThunk => (dispatch, _getState, services) => {
  dispatch(releaseSlice.actions.releaseApplied());
  services.applyRelease();
};
