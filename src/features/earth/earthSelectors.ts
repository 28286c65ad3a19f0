import { createSelector } from '@reduxjs/toolkit';

import { continentOf, isComplete, milestoneOf } from '../../domain/continents';
import type { Countries } from '../../domain/countries';
import { litCountries, type LitCountry, litUpTo, playableNames } from '../../domain/earth';
import type { RootState } from '../../store/rootReducer';
import { countriesArgument, selectCurrentRoundId, selectToday } from '../game/gameSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { selectGuessedIn, selectShown } from './earthSlice';

const isSame = (a: readonly LitCountry[], b: readonly LitCountry[]) =>
  a.length === b.length && a.every(({ round }, index) => round === b[index]?.round);

/** Countries lit on the player's Earth, first to last. */
export const selectLit = createSelector(
  [selectRounds, countriesArgument, selectToday],
  (rounds, countries, today) => (today ? litCountries(rounds, countries, today) : []),
  // A globe is drawn anew for another list.
  { memoizeOptions: { resultEqualityCheck: isSame } },
);

/** What the round on the board has lit: the country, how many are lit with it, and its milestone. */
export const selectLitByBoard = createSelector(
  [selectLit, selectCurrentRoundId, countriesArgument],
  (lit, id, countries) => {
    const country = lit.find((each) => each.id === id);
    if (!country) return undefined;
    const upToNow = litUpTo(lit, country);
    const milestone = milestoneOf(country.name, upToNow, playableNames(countries).size);
    return { name: country.name, count: upToNow.length, milestone };
  },
);

function selectLastWon(state: RootState, countries: Countries) {
  const byRound = new Map(selectLit(state, countries).map((country) => [country.id, country]));
  const last = selectGuessedIn(state).findLast((id) => byRound.has(id));
  return last && byRound.get(last);
}

/** Of the countries lit on one day, only the one won last in this tab is known to be the latest. */
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
