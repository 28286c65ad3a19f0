import { createSelector } from '@reduxjs/toolkit';

import { inUnits } from '../../domain/units';
import { unitTexts } from '../../texts/units';
import { settingsSlice } from './settingsSlice';

export const { selectHighContrast, selectKnowsHowToPlay, selectUnits } = settingsSlice.selectors;

/** Formats the distance of a guess, given in km, in the player's units. */
export const selectFormatDistance = createSelector(
  [selectUnits],
  (units) => (km: number) => unitTexts.distance(inUnits(km, units), units),
);
