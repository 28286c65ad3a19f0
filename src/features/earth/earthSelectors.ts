import { createSelector } from '@reduxjs/toolkit';

import { continentOf, isComplete, milestoneOf } from '../../domain/continents';
import type { Countries } from '../../domain/countries';
import { litCountries, type LitCountry, playableNames } from '../../domain/earth';
import { landmarksOf } from '../../domain/landmarks';
import type { RootState } from '../../store/rootReducer';
import { countriesArgument, selectCurrentRoundId } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { selectChosenCountry, selectGuessedIn, selectShown } from './earthSlice';

const isSame = (a: readonly LitCountry[], b: readonly LitCountry[]) =>
  a.length === b.length && a.every(({ round }, index) => round === b[index]?.round);

/** Countries lit on the player's Earth, first to last. */
export const selectLit = createSelector(
  [selectRounds, countriesArgument],
  litCountries,
  // A globe is drawn anew for another list.
  { memoizeOptions: { resultEqualityCheck: isSame } },
);

/** Of the country that the round on the board has lit: how many are lit with it, and its milestone. */
export const selectLitByBoard = createSelector(
  [selectLit, selectCurrentRoundId, countriesArgument],
  (lit, id, countries) => {
    const upToNow = lit.slice(0, lit.findIndex((each) => each.id === id) + 1);
    const country = upToNow.at(-1);
    if (!country) return undefined;
    const milestone = milestoneOf(country.name, upToNow, playableNames(countries).size);
    return { count: upToNow.length, milestone };
  },
);

/** The country chosen on the globe or in a list, at its landmark. */
export const selectChosen = createSelector(
  [selectChosenCountry, countriesArgument],
  (name, countries) => landmarksOf(countries).find((landmark) => landmark.name === name),
);

function selectLastWon(state: RootState, countries: Countries) {
  const lit = selectLit(state, countries);
  const won = selectGuessedIn(state).map((id) => lit.find((country) => country.id === id));
  return won.findLast(Boolean);
}

/** The country won last in this tab, else the one lit last. */
export const selectLastLit = (state: RootState, countries: Countries) =>
  selectLastWon(state, countries) ?? selectLit(state, countries).at(-1);

/** The country that the Earth has yet to show lighting up, if any. */
export function selectNewlyLit(state: RootState, countries: Countries) {
  const country = selectLastWon(state, countries);
  return country?.id === selectShown(state) ? undefined : country;
}

/** The continent that this country has completed, if any. */
export function selectNewlyComplete(state: RootState, countries: Countries) {
  const country = selectNewlyLit(state, countries);
  const continent = country && continentOf(country.name);
  return continent && isComplete(continent, selectLit(state, countries)) ? continent : undefined;
}
