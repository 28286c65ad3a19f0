import { createSlice } from '@reduxjs/toolkit';

import type { UtcDate } from '../../domain/calendar';
import type { Round } from '../../domain/round';
import { isArchive, roundDate, roundEntries } from '../../domain/roundId';
import type { dayArrived, roundOpened } from '../game/gameSlice';

export type HistoryState = {
  /** The daily rounds of past days that were begun, as they were left. */
  rounds: Record<UtcDate, Round>;
  /** The rounds of past days that were begun from the archive, as they were left. */
  archive: Record<UtcDate, Round>;
};

const initialState: HistoryState = { rounds: {}, archive: {} };

const historySlice = createSlice({
  name: 'history',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase('game/dayArrived', (state, { payload }: ReturnType<typeof dayArrived>) => {
        Object.assign(state.rounds, payload.past);
      })
      .addCase('game/roundOpened', (state, { payload }: ReturnType<typeof roundOpened>) => {
        for (const [id, round] of roundEntries(payload.putAway)) {
          const date = isArchive(id) ? roundDate(id) : null;
          if (date && round.guesses.length > 0) state.archive[date] = round;
        }
      }),
});

export const historyReducer = historySlice.reducer;
