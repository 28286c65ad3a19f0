import { puzzleOf } from '../../domain/round';
import type { AppThunk } from '../../store/makeStore';
import { offsetAdvanced } from '../events';
import { selectToday } from '../game/gameSelectors';
import { selectOffset } from './offsetSlice';

/** Opens the next daily country. */
export const openNextCountry =
  (): AppThunk =>
  (dispatch, getState, { countries }) => {
    const today = selectToday(getState());
    const next = selectOffset(getState()) + 1;
    if (today) dispatch(offsetAdvanced(puzzleOf(countries, today, next)));
  };
