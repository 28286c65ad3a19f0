import { type UtcDate, utcDateOf } from '../../domain/calendar';
import { parseScoreHash } from '../../domain/dayLink';
import {
  allowedZooms,
  isBegun,
  isInProgress,
  MAX_GUESSES,
  type Puzzle,
  puzzleOf,
} from '../../domain/round';
import { dailyRoundId, isOfTheDay, roundDate, type RoundId } from '../../domain/roundId';
import { openedRound } from '../../domain/rounds';
import { ATLAS_FILES } from '../../maps/atlas';
import type { AppThunk } from '../../store/makeStore';
import type { RootState } from '../../store/rootReducer';
import { selectOffset } from '../dev/offsetSlice';
import { dayChanged, roundOpened } from '../events';
import { friendsScoreRead, selectRounds } from '../rounds/roundsSlice';
import {
  selectCurrentRound,
  selectCurrentRoundId,
  selectInput,
  selectOtherRound,
  selectSelectedPlace,
  selectToday,
} from './gameSelectors';
import { selectQuestion } from './map/neighbourSelectors';
import type { RequestedRound } from './useRequestedRound';

/** Puts a round on the board, with the guesses already made. */
export const openRound =
  ({ id, round }: Puzzle): AppThunk =>
  (dispatch, getState, { now }) => {
    const known = selectRounds(getState())[id];
    if (known && selectCurrentRoundId(getState()) === id) return;
    const opened = round && openedRound(id, round, now());
    dispatch(roundOpened({ id, round: known && isBegun(known) ? known : opened }));
  };

/**
 * Caches the atlas's files for playing these countries offline: pictures of all levels that a round can unlock,
 * facts, outlines and the world.
 */
export const cacheCountries =
  (names: readonly (string | undefined)[]): AppThunk =>
  (_dispatch, _getState, { atlas, cacheFiles }) => {
    const levels = allowedZooms(MAX_GUESSES).map((zoom) => `${zoom}.avif` as const);
    const files = [...levels, ...ATLAS_FILES];
    const urls = names.flatMap((name) => files.map((file) => name && atlas.fileUrl(name, file)));
    cacheFiles([...new Set([...urls, atlas.world.url])].filter((url) => url !== undefined));
  };

export const openTodaysRound =
  (): AppThunk =>
  (dispatch, getState, { countries }) => {
    const today = selectToday(getState());
    if (today) dispatch(openRound(puzzleOf(countries, today, selectOffset(getState()))));
  };

/** Opens today's round, unless an earlier day's is in progress. */
export const leaveChosenRound = (): AppThunk => (dispatch, getState) => {
  const id = selectCurrentRoundId(getState());
  const round = selectCurrentRound(getState());
  const isUnfinished = id && isOfTheDay(id) && round && isInProgress(round);
  if (!isUnfinished) dispatch(openTodaysRound());
};

/** Keeps with a day's round the score in the hash of its address, if any. */
export const readFriendsScore =
  (id: RoundId, date: UtcDate, hash: string): AppThunk =>
  (dispatch) => {
    const score = parseScoreHash(date, hash);
    if (score !== null) dispatch(friendsScoreRead({ id, score }));
  };

/** The day's round, or an earlier day's in progress. */
export const dailyRound = (hash: string): RequestedRound => ({
  kind: 'daily',
  key: `daily${hash}`,
  isRequested: isOfTheDay,
  open(dispatch, getState) {
    dispatch(leaveChosenRound());
    const today = selectToday(getState());
    if (today) dispatch(readFriendsScore(dailyRoundId(today), today, hash));
  },
});

/**
 * Whether a new day leaves the board alone: the player has chosen its round, or is in the middle of something
 * (docs/adr/015 lists what). After a reload, only a chosen round stays.
 */
function staysOnBoard(state: RootState): boolean {
  const id = selectCurrentRoundId(state);
  const today = selectToday(state);
  const round = selectCurrentRound(state);
  if (!id || !round) return false;
  if (today === null) return !isOfTheDay(id);
  return (
    roundDate(id) !== today ||
    isInProgress(round) ||
    selectQuestion(state)?.isOver === false ||
    selectInput(state) !== '' ||
    selectSelectedPlace(state) !== null
  );
}

/** Reads the clock. A new day opens its round, unless the one on the board stays. */
export const updateToday =
  (): AppThunk =>
  (dispatch, getState, { now }) => {
    const before = getState();
    const today = utcDateOf(now());
    if (today === selectToday(before)) return;
    dispatch(dayChanged(today));
    if (!staysOnBoard(before)) dispatch(openTodaysRound());
  };

export const openOtherRound = (): AppThunk => (dispatch, getState) => {
  const other = selectOtherRound(getState());
  if (other?.kind === 'today') dispatch(openTodaysRound());
  else if (other) dispatch(openRound({ id: other.id, round: null }));
};
