import type { AppThunk } from '../../app/makeStore';
import { challengeRounds } from '../../domain/challenge';
import type { Challenge } from '../../domain/challengeCode';
import { hasEnded } from '../../domain/round';
import { selectRounds } from '../rounds/roundsSlice';
import { fallbackPictures } from './fallbackPictures';
import { selectCurrentRoundId } from './gameSelectors';
import { openRound } from './gameThunks';

/**
 * Opens the first map of a challenge that has not ended, else the last one, and caches the pictures of
 * all that are to come.
 */
export const openNextMap =
  (challenge: Challenge): AppThunk =>
  (dispatch, getState, { countries, mapProviders, cachePictures }) => {
    const all = challengeRounds(challenge, countries, selectRounds(getState()));
    const open = all.filter(({ round }) => round && !hasEnded(round));
    cachePictures(open.flatMap(({ round }) => fallbackPictures(round, mapProviders)));
    const next = open[0] ?? all.at(-1);
    if (next) dispatch(openRound(next));
  };

/** Opens a challenge's next map, unless one of its maps is on the board: its end may be looked at. */
export const openChallenge =
  (challenge: Challenge): AppThunk =>
  (dispatch, getState, { countries }) => {
    const id = selectCurrentRoundId(getState());
    const isOnBoard = challengeRounds(challenge, countries, {}).some((each) => each.id === id);
    if (!isOnBoard) dispatch(openNextMap(challenge));
  };
