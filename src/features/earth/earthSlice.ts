import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Continent } from '../../domain/continents';
import { kindOf, type RoundId } from '../../domain/roundId';
import { guessMade, pageOpened, roundOpened } from '../events';

type EarthState = {
  /** The round of each guess made in this tab, in order. */
  guessedIn: RoundId[];
  /** The last round whose country the Earth has shown lighting up. */
  shown: RoundId | null;
  /** The country chosen on the globe or in a list. */
  country: string | null;
  /** The continent in the middle of the globe, if it was chosen last. */
  continent: Continent | null;
  /** The country whose name was read last, until the next practice round: it would be no riddle there. */
  read: string | null;
};

const initialState: EarthState = {
  guessedIn: [],
  shown: null,
  country: null,
  continent: null,
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
      Object.assign(state, { country: payload, continent: null, read: payload });
    },
    continentChosen(state, { payload }: PayloadAction<Continent>) {
      state.continent = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(guessMade, ({ guessedIn }, { payload: { roundId } }) => {
        guessedIn.push(roundId);
      })
      .addCase(pageOpened, (state) => {
        Object.assign(state, { country: null, continent: null });
      })
      .addCase(roundOpened, (state, { payload: { id } }) => {
        if (kindOf(id) === 'practice') state.read = null;
      }),
  selectors: {
    selectGuessedIn: ({ guessedIn }) => guessedIn,
    selectShown: ({ shown }) => shown,
    selectRead: ({ read }) => read,
    selectChosenCountry: ({ country }) => country,
    selectChosenContinent: ({ continent }) => continent,
  },
});

export const { continentChosen, countryChosen, lightingShown } = earthSlice.actions;
export const {
  selectChosenContinent,
  selectChosenCountry,
  selectGuessedIn,
  selectRead,
  selectShown,
} = earthSlice.selectors;
