import { type Continent, continentOf } from '../../domain/continents';
import { type Countries, upcomingAnswers } from '../../domain/countries';
import { expeditionCountries, practiceCountries } from '../../domain/earth';
import { hasEnded, newRound, type Round } from '../../domain/round';
import { kindOf, practiceRoundId, type RoundId } from '../../domain/roundId';
import { inOrderOpened } from '../../domain/rounds';
import type { AppThunk } from '../../store/makeStore';
import type { RootState } from '../../store/rootReducer';
import { selectLit } from '../earth/earthSelectors';
import { selectRead } from '../earth/earthSlice';
import { selectRounds } from '../rounds/roundsSlice';
import { selectCurrentRound, selectCurrentRoundId, selectToday } from './gameSelectors';
import { openRound } from './gameThunks';
import type { RequestedRound } from './useRequestedRound';

const isIn = (continent: Continent | undefined, round: Round | undefined) =>
  !continent || (round !== undefined && continentOf(round.answer.name) === continent);

/** The countries that an expedition can draw, none of them today's or tomorrow's answer. */
export function selectDrawable(state: RootState, countries: Countries, continent: Continent) {
  const today = selectToday(state);
  const upcoming = today ? upcomingAnswers(countries, today) : [];
  const lit = selectLit(state, countries);
  return expeditionCountries(continent, countries, lit, upcoming, selectRead(state));
}

/**
 * Opens a random country: a dark one as long as there are any, but neither the last one, nor the one that
 * was just read of on the Earth, nor today's or tomorrow's answer.
 * @param continent of an expedition, which draws the last one again if there is no other
 */
export const openNextPractice =
  (continent?: Continent): AppThunk =>
  (dispatch, getState, { countries, random }) => {
    const state = getState();
    const today = selectToday(state);
    if (!today) return;
    const last = selectCurrentRound(state)?.answer.name;
    const drawable = () => {
      if (!continent) {
        const excluded = [last, selectRead(state), ...upcomingAnswers(countries, today)];
        return practiceCountries(countries, selectLit(state, countries), excluded);
      }
      const all = selectDrawable(state, countries, continent);
      const others = all.filter(({ name }) => name !== last);
      return others.length > 0 ? others : all;
    };
    const list = drawable();
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
