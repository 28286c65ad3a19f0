import { createSelector } from '@reduxjs/toolkit';

import { exportableRounds, formatExport } from '../../domain/exportFormat';
import { importProgress } from '../../domain/importProgress';
import { selectToday } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { transferSlice } from './transferSlice';

export const { selectImport } = transferSlice.selectors;

const selectExportable = createSelector([selectRounds, selectToday], (rounds, today) =>
  today ? exportableRounds(rounds, today) : {},
);

/** The text to export; null if there are no rounds. */
export const selectExport = createSelector([selectExportable], (rounds) =>
  Object.keys(rounds).length > 0 ? formatExport(rounds) : null,
);

/** What importing the previewed rounds would do; null without a preview. */
export const selectPreview = createSelector([selectExportable, selectImport], (mine, state) =>
  state.step === 'previewed' ? importProgress(mine, state.rounds) : null,
);
