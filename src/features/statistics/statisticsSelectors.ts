import { createSelector } from '@reduxjs/toolkit';

import { isBestMonth, lastWeek, statisticsOf } from '../../domain/statistics';
import type { RootState } from '../../store/rootReducer';
import { selectToday } from '../game/gameSelectors';
import { selectDailyRounds } from '../rounds/roundsSlice';

/** Null until the day is known. */
export const selectStatistics = createSelector([selectDailyRounds, selectToday], (rounds, today) =>
  today ? statisticsOf(rounds, today) : null,
);

/** Whether today's month is the best so far. */
export const selectIsBestMonth = createSelector(
  [selectDailyRounds, selectToday],
  (rounds, today) => today !== null && isBestMonth(rounds, today),
);

/** In days; null below two. */
export const selectShownStreak = (state: RootState) => {
  const streak = selectStatistics(state)?.currentStreak ?? 0;
  return streak >= 2 ? streak : null;
};

/** Empty until the day is known. */
export const selectLastWeek = createSelector([selectDailyRounds, selectToday], (rounds, today) =>
  today ? lastWeek(rounds, today) : [],
);
