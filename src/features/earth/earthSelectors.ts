import { createSelector } from '@reduxjs/toolkit';

import type { Countries } from '../../domain/countries';
import { litCountries } from '../../domain/earth';
import type { RootState } from '../../store/makeStore';
import { selectToday } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { selectLastPlayed } from './earthSlice';

/** Countries lit on the player's Earth, first to last. */
export const selectLit = createSelector(
  [selectRounds, (_state: RootState, countries: Countries) => countries, selectToday],
  (rounds, countries, today) => (today ? litCountries(rounds, countries, today) : []),
);

/** Of the countries lit on one day, only the one just played is known to be the latest. */
export function selectLastLit(state: RootState, countries: Countries) {
  const lit = selectLit(state, countries);
  return lit.find(({ id }) => id === selectLastPlayed(state)) ?? lit.at(-1);
}
