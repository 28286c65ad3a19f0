import { createSelector } from '@reduxjs/toolkit';

import { archivedDays, roundsOfDays, unplayedDays } from '../../domain/archive';
import { selectToday } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';

/** Every day of the archive, the latest first. */
export const selectArchivedDays = createSelector([selectToday], (today) =>
  today ? archivedDays(today) : [],
);

/** How each day went. */
export const selectRoundsOfDays = createSelector([selectRounds], roundsOfDays);

/** The days of the archive that the player has not finished. */
export const selectUnplayedDays = createSelector(
  [selectArchivedDays, selectRoundsOfDays],
  unplayedDays,
);
