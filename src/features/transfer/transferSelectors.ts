import { createSelector } from '@reduxjs/toolkit';

import type { Countries } from '../../domain/countries';
import { exportableRounds, formatExport } from '../../domain/exportFormat';
import { hasKnownNames, mergeImport } from '../../domain/mergeImport';
import { filterRounds } from '../../domain/rounds';
import type { RootState } from '../../store/rootReducer';
import { selectToday } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { transferSlice } from './transferSlice';

export const { selectImport } = transferSlice.selectors;

const selectExportable = createSelector([selectRounds, selectToday], (rounds, today) =>
  today ? exportableRounds(rounds, today) : {},
);

/** Null without rounds. */
export const selectExport = createSelector([selectExportable], (rounds) =>
  Object.keys(rounds).length > 0 ? formatExport(rounds) : null,
);

/** Null without a preview. My rounds with unknown names were garbled by an earlier import: they yield. */
export const selectPreview = createSelector(
  [selectExportable, selectImport, (_state: RootState, countries: Countries) => countries],
  (mine, state, countries) => {
    if (state.step !== 'previewed') return null;
    const isKnown = hasKnownNames(countries);
    return mergeImport(
      filterRounds(mine, (_id, round) => isKnown(round)),
      state.rounds,
    );
  },
);
