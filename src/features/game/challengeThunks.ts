import type { AppThunk } from '../../app/makeStore';
import type { Challenge } from '../../domain/challengeCode';
import { selectChallenge } from './challengeSelectors';
import { fallbackFiles } from './fallbackFiles';
import { selectCurrentRoundId } from './gameSelectors';
import { openRound } from './gameThunks';

/**
 * Opens the first map of a challenge that has not ended, else the last one, and caches the pictures of
 * all that are to come.
 */
export const openNextMap =
  (challenge: Challenge): AppThunk =>
  (dispatch, getState, services) => {
    const { maps, open } = selectChallenge(getState(), challenge, services.countries);
    services.cacheFiles(open.flatMap(({ round }) => fallbackFiles(round, services)));
    const next = open[0] ?? maps.at(-1);
    if (next) dispatch(openRound(next));
  };

/** Opens a challenge's next map, unless one of its maps is on the board: its end may be looked at. */
export const openChallenge =
  (challenge: Challenge): AppThunk =>
  (dispatch, getState, { countries }) => {
    const id = selectCurrentRoundId(getState());
    const { maps } = selectChallenge(getState(), challenge, countries);
    if (!maps.some((map) => map.id === id)) dispatch(openNextMap(challenge));
  };
