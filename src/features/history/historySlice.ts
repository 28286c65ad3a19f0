import { createSlice } from '@reduxjs/toolkit';

import type { UtcDate } from '../../domain/calendar';
import type { Round } from '../../domain/round';
import type { dayArrived } from '../game/gameSlice';

export type HistoryState = {
  /** The daily rounds of past days that were begun, as they were left. */
  rounds: Record<UtcDate, Round>;
};

const initialState: HistoryState = { rounds: {} };

const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase('game/dayArrived', (state, { payload }: ReturnType<typeof dayArrived>) => {
      Object.assign(state.rounds, payload.past);
    }),
});

export const historyReducer = historySlice.reducer;
