import { createSelector } from '@reduxjs/toolkit';

import { lastWeek } from '../../domain/lastWeek';
import { selectToday } from '../game/gameSelectors';
import { selectDailyRounds } from '../rounds/roundsSlice';

/** Empty until the day is known. */
export const selectLastWeek = createSelector([selectDailyRounds, selectToday], (rounds, today) =>
  today ? lastWeek(rounds, today) : [],
);
