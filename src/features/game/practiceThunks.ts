import { type Continent, continentOf } from '../../domain/continents';
import type { Countries } from '../../domain/countries';
import { expeditionCountries, practiceCountries } from '../../domain/earth';
import { hasEnded, newRound, type Round } from '../../domain/round';
import { kindOf, practiceRoundId, type RoundId } from '../../domain/roundId';
import { inOrderOpened } from '../../domain/rounds';
import type { AppThunk } from '../../store/makeStore';
import type { RootState } from '../../store/rootReducer';
import { selectLit } from '../earth/earthSelectors';
import { selectRead } from '../earth/earthSlice';
import { selectRounds } from '../rounds/roundsSlice';
import { selectCurrentRound, selectCurrentRoundId, selectUpcoming } from './gameSelectors';
import { openRound } from './gameThunks';
import type { RequestedRound } from './useRequestedRound';

const isIn = (continent: Continent | undefined, round: Round | undefined) =>
  !continent || (round !== undefined && continentOf(round.answer.name) === continent);

/**
 * The countries that can be drawn, neither the one just read about on the Earth nor today's or tomorrow's answer:
 * dark ones as long as there are any.
 * @param continent of an expedition
 * @param last a name not to draw again
 */
export function selectDrawable(
  state: RootState,
  countries: Countries,
  continent?: Continent,
  last?: string,
) {
  const excluded = [last, ...selectUpcoming(state, countries)];
  const lit = selectLit(state, countries);
  const read = selectRead(state);
  return continent
    ? expeditionCountries(continent, countries, lit, excluded, read)
    : practiceCountries(countries, lit, [read, ...excluded]);
}

/** Opens a random country, the last one only if there is no other. */
export const openNextPractice =
  (continent?: Continent): AppThunk =>
  (dispatch, getState, { countries, random }) => {
    const state = getState();
    const last = selectCurrentRound(state)?.answer.name;
    const others = selectDrawable(state, countries, continent, last);
    const list = others.length > 0 ? others : selectDrawable(state, countries, continent);
    const round = newRound(list[Math.floor(random() * list.length)]);
    dispatch(openRound({ id: practiceRoundId(random()), round }));
  };

/**
 * The unfinished practice round, else the one on the board: of a continent, or anywhere. Not one of the country
 * that was just read of.
 */
function openPracticeRound(
  state: RootState,
  continent?: Continent,
): readonly [RoundId, Round] | undefined {
  const practice = inOrderOpened(selectRounds(state), 'practice').filter(
    ([, round]) => isIn(continent, round) && round.answer.name !== selectRead(state),
  );
  const onBoard = selectCurrentRoundId(state);
  // Another tab may have restored an earlier one.
  return practice.find(([, each]) => !hasEnded(each)) ?? practice.find(([id]) => id === onBoard);
}

/** Opens the unfinished practice round, else the one on the board, else a new one. */
export const openPractice =
  (continent?: Continent): AppThunk =>
  (dispatch, getState) => {
    const [id, round] = openPracticeRound(getState(), continent) ?? [];
    if (id && round) dispatch(openRound({ id, round }));
    else dispatch(openNextPractice(continent));
  };

/** Whether an expedition has a round to play or to show. */
export const selectCanOpen = (state: RootState, countries: Countries, continent: Continent) =>
  openPracticeRound(state, continent) !== undefined ||
  selectDrawable(state, countries, continent).length > 0;

/** Any practice round, or any of a continent. */
export const practiceRound = (continent?: Continent): RequestedRound => ({
  kind: 'practice',
  key: `practice:${continent ?? ''}`,
  isRequested: (id, state) => kindOf(id) === 'practice' && isIn(continent, selectRounds(state)[id]),
  open: openPractice(continent),
});
