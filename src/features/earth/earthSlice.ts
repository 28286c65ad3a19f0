import { createSlice } from '@reduxjs/toolkit';

import type { RoundId } from '../../domain/roundId';
import { guessMade } from '../events';

type EarthState = {
  /** The round of the last guess in this tab. */
  lastPlayed: RoundId | null;
  /** Whether the Earth has shown its country lighting up. */
  isShown: boolean;
};

const initialState: EarthState = { lastPlayed: null, isShown: false };

export const earthSlice = createSlice({
  name: 'earth',
  initialState,
  reducers: {
    lightingShown(state) {
      state.isShown = true;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(guessMade, (_state, { payload }) => ({
      lastPlayed: payload.roundId,
      isShown: false,
    })),
  selectors: {
    selectLastPlayed: ({ lastPlayed }) => lastPlayed,
    /** The round to light up a country for, if it has. */
    selectToLight: ({ lastPlayed, isShown }) => (isShown ? null : lastPlayed),
  },
});

export const { lightingShown } = earthSlice.actions;
export const { selectLastPlayed, selectToLight } = earthSlice.selectors;
