import type { AppThunk } from '../../app/makeStore';
import { challengeRounds } from '../../domain/challenge';
import type { Challenge } from '../../domain/challengeCode';
import { openNextOf } from '../game/gameThunks';

/** Opens the first map of a challenge that has not ended, else the last one. */
export const openNextMap =
  (challenge: Challenge): AppThunk =>
  (dispatch, _getState, { countries }) =>
    dispatch(openNextOf(challengeRounds(challenge, countries, {})));
