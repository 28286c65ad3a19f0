import { createSelector } from '@reduxjs/toolkit';

import { exportableRounds, formatExport } from '../../domain/exportFormat';
import { mergeImport } from '../../domain/mergeImport';
import { countriesArgument, selectToday } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { importSlice } from './importSlice';

export const { selectImport } = importSlice.selectors;

const selectExportable = createSelector([selectRounds, selectToday], (rounds, today) =>
  today ? exportableRounds(rounds, today) : {},
);

/** Null without rounds. */
export const selectExport = createSelector([selectExportable], (rounds) =>
  Object.keys(rounds).length > 0 ? formatExport(rounds) : null,
);

/** Null without a preview. */
export const selectPreview = createSelector(
  [selectExportable, selectImport, countriesArgument],
  (mine, state, countries) =>
    state.step === 'previewed' ? mergeImport(mine, state.rounds, countries) : null,
);
