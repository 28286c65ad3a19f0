import { challengeRounds } from '../../domain/challenge';
import type { Challenge } from '../../domain/challengeCode';
import type { AppThunk } from '../../store/makeStore';
import { openNextOf } from './gameThunks';

/** Opens a challenge's first unfinished map, else its last. */
export const openNextMap =
  (challenge: Challenge): AppThunk =>
  (dispatch, _getState, { countries }) =>
    dispatch(openNextOf(challengeRounds(challenge, countries, {})));
