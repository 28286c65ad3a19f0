import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { inUnits } from '../../domain/units';
import { unitTexts } from '../../texts/units';

export const selectUnits = (state: RootState) => state.settings.units;
export const selectHighContrast = (state: RootState) => state.settings.highContrast;

/** Writes the distance of a guess, given in km, in the player's units. */
export const selectFormatDistance = createSelector(
  [selectUnits],
  (units) => (km: number) => unitTexts.distance(inUnits(km, units), units),
);
