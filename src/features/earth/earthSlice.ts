import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { RoundId } from '../../domain/roundId';
import { guessMade } from '../events';

type EarthState = {
  /** The round of each guess made in this tab, in order. */
  guessedIn: RoundId[];
  /** The last round whose country the Earth has shown lighting up. */
  shown: RoundId | null;
};

const initialState: EarthState = { guessedIn: [], shown: null };

export const earthSlice = createSlice({
  name: 'earth',
  initialState,
  reducers: {
    lightingShown(state, { payload }: PayloadAction<RoundId>) {
      state.shown = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(guessMade, ({ guessedIn }, { payload: { roundId } }) => {
      guessedIn.push(roundId);
    }),
  selectors: {
    selectGuessedIn: ({ guessedIn }) => guessedIn,
    selectShown: ({ shown }) => shown,
  },
});

export const { lightingShown } = earthSlice.actions;
export const { selectGuessedIn, selectShown } = earthSlice.selectors;
