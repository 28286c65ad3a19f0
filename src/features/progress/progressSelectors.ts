import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { entriesOf } from '../../domain/entriesOf';
import { importProgress } from '../../domain/importProgress';
import { mergeRecords } from '../../domain/mergeRounds';
import { formatProgress, type Progress, type Rounds } from '../../domain/progress';
import { isArchive, roundsByDate } from '../../domain/roundId';
import { selectRounds, selectToday } from '../game/gameSelectors';
import { selectArchivedRounds } from '../history/historySelectors';
import { selectDailyRounds } from '../statistics/statisticsSelectors';

const begun = (rounds: Rounds): Rounds =>
  Object.fromEntries(entriesOf(rounds).filter(([, { guesses }]) => guesses.length > 0));

const selectArchive = createSelector(
  [selectArchivedRounds, selectRounds],
  (archived, open): Rounds => mergeRecords(archived, roundsByDate(open, isArchive)),
);

/** All that the player has begun and that can be taken along. */
export const selectProgress = createSelector(
  [selectDailyRounds, selectArchive],
  (daily, archive): Progress => ({ daily: begun(daily), archive: begun(archive) }),
);

/** How many rounds of the archive the player has begun. */
export const selectArchiveCount = createSelector(
  [selectProgress],
  ({ archive }) => Object.keys(archive).length,
);

/** The player's progress as a text to be taken along; null when there is none. */
export const selectExport = createSelector([selectProgress, selectToday], (progress, today) => {
  const isEmpty = Object.values(progress).every((rounds) => Object.keys(rounds).length === 0);
  return today && !isEmpty ? formatProgress(progress, today) : null;
});

export const selectImport = (state: RootState) => state.progress;

/** What bringing in the progress that is offered comes to; null when none is. */
export const selectOffer = createSelector([selectProgress, selectImport], (mine, state) =>
  state.step === 'offered' ? importProgress(mine, state.progress) : null,
);
