import { challengeRounds } from '../../domain/challenge';
import { type Challenge, formatChallenge } from '../../domain/challengeCode';
import type { Countries } from '../../domain/countries';
import { challengeOf, type RoundId } from '../../domain/roundId';
import type { AppThunk } from '../../store/makeStore';
import { selectCurrentRoundId } from './gameSelectors';
import { openNextOf } from './gameThunks';
import type { RequestedRound } from './useRequestedRound';

/** Opens a challenge's first unfinished map, else its last. */
export const openNextMap =
  (challenge: Challenge): AppThunk =>
  (dispatch, _getState, { countries }) =>
    dispatch(openNextOf(challengeRounds(challenge, countries, {})));

/** Any map of a challenge. */
export function challengeRound(challenge: Challenge, countries: Countries): RequestedRound {
  const code = formatChallenge({ ...challenge, result: null }, countries);
  const isRequested = (id: RoundId) => challengeOf(id)?.code === code;
  return {
    kind: 'challenge',
    key: code,
    isRequested,
    open(dispatch, getState) {
      const id = selectCurrentRoundId(getState());
      // A finished map stays on the board to be looked at.
      if (!id || !isRequested(id)) dispatch(openNextMap(challenge));
    },
  };
}
