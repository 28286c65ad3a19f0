import { createSelector } from '@reduxjs/toolkit';

import type { Countries } from '../../domain/countries';
import { litCountries } from '../../domain/earth';
import type { RootState } from '../../store/makeStore';
import { selectToday } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';

/** Countries lit on the player's Earth, first to last. */
export const selectLit = createSelector(
  [selectRounds, (_state: RootState, countries: Countries) => countries, selectToday],
  (rounds, countries, today) => (today ? litCountries(rounds, countries, today) : []),
);
