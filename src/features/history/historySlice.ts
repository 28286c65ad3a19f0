import { createSlice, current } from '@reduxjs/toolkit';

import type { UtcDate } from '../../domain/calendar';
import { entriesOf } from '../../domain/entriesOf';
import { mergeRecords, reconcile } from '../../domain/mergeRounds';
import type { Round } from '../../domain/round';
import { begunRounds, isArchive, roundIdOf, roundsByDate } from '../../domain/roundId';
import type { dayArrived, roundOpened } from '../game/gameSlice';
import type { progressImported } from '../progress/progressSlice';
import type { changedElsewhere, storageRestored } from '../storage/storageSlice';

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
      .addCase('storage/restored', (state, { payload }: ReturnType<typeof storageRestored>) => {
        Object.assign(state, payload.history);
      })
      .addCase('game/dayArrived', (state, { payload }: ReturnType<typeof dayArrived>) => {
        state.rounds = mergeRecords(current(state).rounds, payload.past);
      })
      .addCase('game/roundOpened', (state, { payload }: ReturnType<typeof roundOpened>) => {
        const archived = roundsByDate(begunRounds(payload.putAway), isArchive);
        state.archive = mergeRecords(current(state).archive, archived);
      })
      .addCase('progress/imported', (state, { payload }: ReturnType<typeof progressImported>) => {
        const { news, open } = payload;
        for (const [date, round] of entriesOf(news.daily)) {
          // A day that is in the history is over: an open one must not get there before its time.
          if (date in state.rounds || !(roundIdOf(date) in open)) state.rounds[date] = round;
        }
        Object.assign(state.archive, news.archive);
      })
      .addCase(
        'storage/changedElsewhere',
        (state, { payload: { history: theirs } }: ReturnType<typeof changedElsewhere>) => {
          if (!theirs) return;
          const mine = current(state);
          state.rounds = reconcile(mine.rounds, theirs.rounds);
          state.archive = reconcile(mine.archive, theirs.archive);
        },
      ),
});

export const historyReducer = historySlice.reducer;
