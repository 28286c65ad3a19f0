import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { archivedDays, reopeningDay, roundsOfDays, unplayedDays } from '../../domain/archive';
import type { UtcDate } from '../../domain/calendar';
import type { Countries } from '../../domain/countries';
import { isBegun } from '../../domain/round';
import { selectToday, selectTodaysRound } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';

/** Every day of the archive, the latest first. */
export const selectArchivedDays = createSelector([selectToday], (today) =>
  today ? archivedDays(today) : [],
);

export const selectRoundsOfDays = createSelector([selectRounds], roundsOfDays);

/** A day's round, today's included, if begun. */
export const selectRoundOfDay = (state: RootState, date: UtcDate) => {
  if (date !== selectToday(state)) return selectRoundsOfDays(state)[date];
  const round = selectTodaysRound(state);
  return round && isBegun(round) ? round : undefined;
};

/** When a past day's map reopens; null while it is open, as one that was begun always is. */
export const selectReopeningDay = (state: RootState, date: UtcDate, countries: Countries) => {
  const today = selectToday(state);
  if (!today || selectRoundsOfDays(state)[date]) return null;
  return reopeningDay(date, today, countries);
};

/** The days of the archive that the player has not finished. */
export const selectUnplayedDays = createSelector(
  [selectArchivedDays, selectRoundsOfDays],
  unplayedDays,
);

export const selectOpenDays = (state: RootState, countries: Countries) =>
  selectUnplayedDays(state).filter((date) => !selectReopeningDay(state, date, countries));
