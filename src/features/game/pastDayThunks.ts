import type { UtcDate } from '../../domain/calendar';
import { puzzleOf } from '../../domain/round';
import { archiveRoundId } from '../../domain/roundId';
import type { AppThunk } from '../../store/makeStore';
import { selectArchiveRoundId } from './gameSelectors';
import { openRound, readFriendsScore } from './gameThunks';
import type { RequestedRound } from './useRequestedRound';

export const openArchiveRound =
  (date: UtcDate): AppThunk =>
  (dispatch, getState, { countries }) => {
    const { round } = puzzleOf(countries, date, 0);
    dispatch(openRound({ id: selectArchiveRoundId(getState(), date), round }));
  };

/** A past day's round. */
export const archiveRound = (date: UtcDate, hash: string): RequestedRound => ({
  kind: 'archive',
  key: archiveRoundId(date) + hash,
  isRequested: (id, state) => id === selectArchiveRoundId(state, date),
  open(dispatch, getState) {
    dispatch(openArchiveRound(date));
    dispatch(readFriendsScore(selectArchiveRoundId(getState(), date), date, hash));
  },
});
