import type { UtcDate } from '../../domain/calendar';
import { parseScoreHash } from '../../domain/dayLink';
import { puzzleOf } from '../../domain/round';
import { archiveRoundId, dailyRoundId } from '../../domain/roundId';
import type { AppThunk } from '../../store/makeStore';
import { friendsScoreRead } from '../rounds/roundsSlice';
import { selectArchiveRoundId, selectToday } from './gameSelectors';
import { openRound } from './gameThunks';
import type { RequestedRound } from './useRequestedRound';

export const openArchiveRound =
  (date: UtcDate): AppThunk =>
  (dispatch, getState, { countries }) => {
    const { round } = puzzleOf(countries, date, 0);
    dispatch(openRound({ id: selectArchiveRoundId(getState(), date), round }));
  };

/** Keeps with a day's round the score in the hash of its address, if any. */
export const readFriendsScore =
  (date: UtcDate, hash: string): AppThunk =>
  (dispatch, getState) => {
    const score = parseScoreHash(hash);
    const isTodays = date === selectToday(getState());
    const id = isTodays ? dailyRoundId(date) : selectArchiveRoundId(getState(), date);
    if (score !== null) dispatch(friendsScoreRead({ id, score }));
  };

/** A past day's round. */
export const archiveRound = (date: UtcDate, hash: string): RequestedRound => ({
  kind: 'archive',
  key: archiveRoundId(date) + hash,
  isRequested: (id, state) => id === selectArchiveRoundId(state, date),
  open(dispatch) {
    dispatch(openArchiveRound(date));
    dispatch(readFriendsScore(date, hash));
  },
});
