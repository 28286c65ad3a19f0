import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { kindOf, type RoundId } from '../../domain/roundId';
import { guessMade, pageOpened, roundOpened } from '../events';

type EarthState = {
  /** The round of each guess made in this tab, in order. */
  guessedIn: RoundId[];
  /** The last round whose country the Earth has shown lighting up. */
  shown: RoundId | null;
  /** The country chosen on the globe or in a list. */
  country: string | null;
  /** The country whose name was read last, until the next practice round: it would be no riddle there. */
  read: string | null;
};

const initialState: EarthState = {
  guessedIn: [],
  shown: null,
  country: null,
  read: null,
};

export const earthSlice = createSlice({
  name: 'earth',
  initialState,
  reducers: {
    lightingShown(state, { payload }: PayloadAction<RoundId>) {
      state.shown = payload;
    },
    countryChosen(state, { payload }: PayloadAction<string>) {
      Object.assign(state, { country: payload, read: payload });
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(guessMade, ({ guessedIn }, { payload: { roundId } }) => {
        guessedIn.push(roundId);
      })
      .addCase(pageOpened, (state) => {
        state.country = null;
      })
      .addCase(roundOpened, (state, { payload: { id } }) => {
        if (kindOf(id) === 'practice') state.read = null;
      }),
  selectors: {
    selectGuessedIn: ({ guessedIn }) => guessedIn,
    selectShown: ({ shown }) => shown,
    selectRead: ({ read }) => read,
    selectChosenCountry: ({ country }) => country,
  },
});

export const { countryChosen, lightingShown } = earthSlice.actions;
export const { selectChosenCountry, selectGuessedIn, selectRead, selectShown } =
  earthSlice.selectors;
