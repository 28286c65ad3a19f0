import { upcomingAnswers } from '../../domain/countries';
import { draw } from '../../domain/draw';
import { practiceCountries } from '../../domain/earth';
import { hasEnded, newRound } from '../../domain/round';
import { kindOf, practiceRoundId } from '../../domain/roundId';
import { inOrderOpened } from '../../domain/rounds';
import type { AppThunk } from '../../store/makeStore';
import { selectLit } from '../earth/earthSelectors';
import { selectRounds } from '../rounds/roundsSlice';
import { selectCurrentRound, selectCurrentRoundId, selectToday } from './gameSelectors';
import { openRound } from './gameThunks';
import type { RequestedRound } from './useRequestedRound';

/**
 * Opens a random country: a dark one as long as there are any, but neither the last one nor today's or
 * tomorrow's answer.
 */
export const openNextPractice =
  (): AppThunk =>
  (dispatch, getState, { countries, random }) => {
    const today = selectToday(getState());
    if (!today) return;
    const last = selectCurrentRound(getState())?.answer.name;
    const excluded = [last, ...upcomingAnswers(countries, today)];
    const candidates = practiceCountries(countries, selectLit(getState(), countries), excluded);
    const round = newRound(draw(candidates, random));
    dispatch(openRound({ id: practiceRoundId(random()), round }));
  };

/** Opens the unfinished practice round, else the one on the board, else a new one. */
export const openPractice = (): AppThunk => (dispatch, getState) => {
  const practice = inOrderOpened(selectRounds(getState()), 'practice');
  const onBoard = selectCurrentRoundId(getState());
  // Another tab may have restored an earlier one.
  const [id, round] =
    practice.find(([, each]) => !hasEnded(each)) ?? practice.find(([id]) => id === onBoard) ?? [];
  if (id && round) dispatch(openRound({ id, round }));
  else dispatch(openNextPractice());
};

/** Any practice round. */
export const PRACTICE_ROUND: RequestedRound = {
  kind: 'practice',
  key: 'practice',
  isRequested: (id) => kindOf(id) === 'practice',
  open: openPractice(),
};
