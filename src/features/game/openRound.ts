import type { AppThunk, RootState } from '../../app/makeStore';
import type { UtcDate } from '../../domain/calendar';
import { entriesOf } from '../../domain/entriesOf';
import { type Puzzle, puzzleOf } from '../../domain/puzzle';
import { newRound, roundStatus } from '../../domain/round';
import {
  archiveRoundId,
  isArchive,
  isExtra,
  practiceNumber,
  practiceRoundId,
  type RoundId,
} from '../../domain/roundId';
import { selectArchivedRound } from '../history/historySelectors';
import { selectDailyRounds } from '../statistics/statisticsSelectors';
import { selectBoard, selectRounds, selectTodaysRoundId } from './gameSelectors';
import { roundOpened } from './gameSlice';

/** The rounds that another one replaces: those of the archive, and for practice the one before. */
function replacedBy(state: RootState, id: RoundId) {
  const isReplaced = (open: RoundId) =>
    open !== id && (isArchive(open) || (practiceNumber(open) > 0 && practiceNumber(id) > 0));
  return Object.fromEntries(entriesOf(selectRounds(state)).filter(([open]) => isReplaced(open)));
}

const openRound =
  (puzzle: Puzzle): AppThunk =>
  (dispatch, getState) => {
    dispatch(roundOpened({ ...puzzle, putAway: replacedBy(getState(), puzzle.id) }));
  };

/** Leaves a round of the player's choice for today's. */
export const openToday = (): AppThunk => (dispatch, getState) => {
  const board = selectBoard(getState());
  const id = selectTodaysRoundId(getState());
  if (id && board && isExtra(board)) dispatch(openRound({ id, round: null }));
};

/** Opens a past day's puzzle, as it was left if it was begun. */
export const openArchive =
  (date: UtcDate): AppThunk =>
  (dispatch, getState, { countries }) => {
    const id = archiveRoundId(date);
    if (selectBoard(getState()) === id) return;
    const { round } = puzzleOf(countries, date, 0);
    const onTheDay = selectDailyRounds(getState())[date];
    // What was solved as the day's, or not, is known by now: it is shown as it went.
    const played = onTheDay && roundStatus(onTheDay) !== 'playing' ? onTheDay : round;
    dispatch(openRound({ id, round: selectArchivedRound(getState(), date) ?? played }));
  };

/** Another tab may have left an older one. */
const latestPractice = (state: RootState) =>
  entriesOf(selectRounds(state))
    .filter(([id]) => practiceNumber(id) > 0)
    .sort(([a], [b]) => practiceNumber(b) - practiceNumber(a))[0];

/** Opens a random country, another than the one before. */
export const openNextPractice =
  (): AppThunk =>
  (dispatch, getState, { countries, random }) => {
    const [id, last] = latestPractice(getState()) ?? [];
    const candidates = countries.filter(
      ({ name, mapLocations }) => mapLocations.length > 0 && name !== last?.answer.name,
    );
    const round = newRound(candidates[Math.floor(random() * candidates.length)]);
    dispatch(openRound({ id: practiceRoundId(id ? practiceNumber(id) + 1 : 1), round }));
  };

/** Opens the random country that was begun, or a first one. */
export const openPractice = (): AppThunk => (dispatch, getState) => {
  const begun = latestPractice(getState());
  if (!begun) dispatch(openNextPractice());
  else if (begun[0] !== selectBoard(getState())) {
    dispatch(openRound({ id: begun[0], round: null }));
  }
};
