import { challengeRounds } from '../../domain/challenge';
import { type Challenge, drawChallenge, formatChallenge } from '../../domain/challengeCode';
import type { Countries } from '../../domain/countries';
import { hasEnded } from '../../domain/round';
import { challengeOf, type RoundId } from '../../domain/roundId';
import type { AppThunk } from '../../store/makeStore';
import { selectRounds } from '../rounds/roundsSlice';
import { selectCurrentRoundId, selectUpcoming } from './gameSelectors';
import { cacheCountries, openRound } from './gameThunks';
import type { RequestedRound } from './useRequestedRound';

/** The code of five random maps, none of them today's or tomorrow's. */
export const drawChallengeCode =
  (): AppThunk<string> =>
  (_dispatch, getState, { countries, random }) => {
    const excluded = selectUpcoming(getState(), countries);
    return formatChallenge(drawChallenge(countries, excluded, random), countries);
  };

/** Opens a challenge's first unfinished map, else its last, and caches all unfinished ones. */
export const openNextMap =
  (challenge: Challenge): AppThunk =>
  (dispatch, getState, { countries }) => {
    const puzzles = challengeRounds(challenge, countries, selectRounds(getState()));
    const open = puzzles.filter(({ round }) => round && !hasEnded(round));
    dispatch(cacheCountries(open.map(({ round }) => round?.answer.name)));
    const next = open[0] ?? puzzles.at(-1);
    if (next) dispatch(openRound(next));
  };

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
