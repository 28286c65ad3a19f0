import { createSelector } from '@reduxjs/toolkit';

import type { UtcDate } from '../../domain/calendar';
import type { Round } from '../../domain/round';
import { dailyDate, roundEntries } from '../../domain/roundId';
import { statisticsOf } from '../../domain/statistics';
import { selectRounds, selectToday } from '../game/gameSelectors';
import { selectPastRounds } from '../history/historySelectors';

/** All daily rounds by day, past and open: those that count. */
export const selectDailyRounds = createSelector(
  [selectPastRounds, selectRounds],
  (past, open): Readonly<Record<UtcDate, Round>> => ({
    ...past,
    ...Object.fromEntries(
      roundEntries(open).flatMap(([id, round]) => {
        const date = dailyDate(id);
        return date ? [[date, round]] : [];
      }),
    ),
  }),
);

/** What the player's daily rounds come to; null until the clock has told the day. */
export const selectStatistics = createSelector([selectDailyRounds, selectToday], (rounds, today) =>
  today ? statisticsOf(rounds, today) : null,
);
