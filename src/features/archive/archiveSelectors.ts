import { createSelector } from '@reduxjs/toolkit';

import { archivedDays, reopeningDay, roundsOfDays, unplayedDays } from '../../domain/archive';
import type { UtcDate } from '../../domain/calendar';
import type { Countries } from '../../domain/countries';
import { isBegun } from '../../domain/round';
import type { RootState } from '../../store/rootReducer';
import { selectToday, selectTodaysRound } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';

export const selectArchivedDays = createSelector([selectToday], (today) =>
  today ? archivedDays(today) : [],
);

/** The begun round of each day, today's too. */
export const selectRoundsOfDays = createSelector(
  [selectRounds, selectToday, selectTodaysRound],
  (rounds, today, round): ReturnType<typeof roundsOfDays> => ({
    ...roundsOfDays(rounds),
    ...(today && round && isBegun(round) && { [today]: round }),
  }),
);

/** The day on which a past day's map reopens; null while it is open, as a begun one always is. */
export const selectReopeningDay = (state: RootState, date: UtcDate, countries: Countries) => {
  const today = selectToday(state);
  if (!today || selectRoundsOfDays(state)[date]) return null;
  return reopeningDay(date, today, countries);
};

export const selectUnplayedDays = createSelector(
  [selectArchivedDays, selectRoundsOfDays],
  unplayedDays,
);

/** The last unplayed day before a past one that can be played, else the last of all; undefined if there is none. */
export function selectNextPastDay(state: RootState, date: UtcDate, countries: Countries) {
  const days = selectUnplayedDays(state);
  const isOpen = (day: UtcDate) => !selectReopeningDay(state, day, countries);
  return days.find((day) => day < date && isOpen(day)) ?? days.find(isOpen);
}

export const selectOpenDays = (state: RootState, countries: Countries) =>
  selectUnplayedDays(state).filter((date) => !selectReopeningDay(state, date, countries));
