import { createSelector } from '@reduxjs/toolkit';

import { roundsByDate } from '../../domain/rounds';
import { roundsSlice } from './roundsSlice';

export const { selectRounds } = roundsSlice.selectors;

/** The daily rounds by day: those that count. */
export const selectDailyRounds = createSelector([selectRounds], (rounds) =>
  roundsByDate(rounds, 'daily'),
);

/** The rounds of the archive by day. */
export const selectArchiveRounds = createSelector([selectRounds], (rounds) =>
  roundsByDate(rounds, 'archive'),
);
