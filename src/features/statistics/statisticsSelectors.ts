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

/** One day is no streak to tell of. */
const LEAST_SHOWN_STREAK = 2;

/** The current streak in days; null where there is none to tell of. */
export const selectShownStreak = (state: RootState) => {
  const streak = selectStatistics(state)?.currentStreak ?? 0;
  return streak >= LEAST_SHOWN_STREAK ? streak : null;
};

/** The player's last seven days; empty until the day is known. */
export const selectLastWeek = createSelector([selectDailyRounds, selectToday], (rounds, today) =>
  today ? lastWeek(rounds, today) : [],
);

/** How many guesses the daily round on the board was won with, or null. */
export const selectWonIn = (state: RootState) => {
  const id = selectCurrentRoundId(state);
  const round = selectCurrentRound(state);
  const isWon = id && kindOf(id) === 'daily' && round?.status === 'won';
  return isWon ? round.guesses.length : null;
};
