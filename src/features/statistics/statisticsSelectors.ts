import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { kindOf } from '../../domain/roundId';
import { lastWeek, statisticsOf } from '../../domain/statistics';
import { selectCurrentRound, selectCurrentRoundId, selectToday } from '../game/gameSelectors';
import { selectDailyRounds } from '../rounds/roundsSlice';

/** The player's statistics; null until the day is known. */
export const selectStatistics = createSelector([selectDailyRounds, selectToday], (rounds, today) =>
  today ? statisticsOf(rounds, today) : null,
);

/** The current streak in days; null below two. */
export const selectShownStreak = (state: RootState) => {
  const streak = selectStatistics(state)?.currentStreak ?? 0;
  return streak >= 2 ? streak : null;
};

/** The player's last seven days; empty until the day is known. */
export const selectLastWeek = createSelector([selectDailyRounds, selectToday], (rounds, today) =>
  today ? lastWeek(rounds, today) : [],
);

/** The number of guesses that won the daily round on the board, or null. */
export const selectWonIn = (state: RootState) => {
  const id = selectCurrentRoundId(state);
  const round = selectCurrentRound(state);
  const isWon = id && kindOf(id) === 'daily' && round?.status === 'won';
  return isWon ? round.guesses.length : null;
};
