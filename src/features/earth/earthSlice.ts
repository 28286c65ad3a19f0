import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { RoundId } from '../../domain/roundId';
import { guessMade } from '../events';

type EarthState = {
  /** The rounds guessed in in this tab, in the order of their last guesses. */
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
    builder.addCase(guessMade, (state, { payload: { roundId } }) => {
      state.guessedIn = [...state.guessedIn.filter((id) => id !== roundId), roundId];
    }),
  selectors: {
    selectGuessedIn: ({ guessedIn }) => guessedIn,
    selectShown: ({ shown }) => shown,
  },
});

export const { lightingShown } = earthSlice.actions;
export const { selectGuessedIn, selectShown } = earthSlice.selectors;
