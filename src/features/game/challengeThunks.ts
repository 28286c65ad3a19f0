import { challengeRounds } from '../../domain/challenge';
import { type Challenge, drawChallenge, formatChallenge } from '../../domain/challengeCode';
import { type Countries, upcomingAnswers } from '../../domain/countries';
import { challengeOf, type RoundId } from '../../domain/roundId';
import type { AppThunk } from '../../store/makeStore';
import { selectCurrentRoundId, selectToday } from './gameSelectors';
import { openNextOf } from './gameThunks';
import type { RequestedRound } from './useRequestedRound';

/** The code of five random maps, none of them today's or tomorrow's. */
export const drawChallengeCode =
  (): AppThunk<string> =>
  (_dispatch, getState, { countries, random }) => {
    const today = selectToday(getState());
    const excluded = today ? upcomingAnswers(countries, today) : [];
    return formatChallenge(drawChallenge(countries, excluded, random), countries);
  };

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
