import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { AppThunk } from '../../app/makeStore';
import { type Puzzle, puzzleOf } from '../../domain/puzzle';
import { selectToday } from '../game/gameSelectors';
import { selectOffset } from './devSelectors';

const devSlice = createSlice({
  name: 'dev',
  /** How many countries a developer has advanced beyond the day's; 0 at every load. */
  initialState: { offset: 0 },
  reducers: {
    offsetAdvanced(state, _action: PayloadAction<Puzzle>) {
      state.offset += 1;
    },
  },
});

export const { offsetAdvanced } = devSlice.actions;
export const devReducer = devSlice.reducer;

/** Goes on to the next daily country, with an empty board. */
export const advanceOffset =
  (): AppThunk =>
  (dispatch, getState, { countries }) => {
    const today = selectToday(getState());
    if (today) dispatch(offsetAdvanced(puzzleOf(countries, today, selectOffset(getState()) + 1)));
  };
