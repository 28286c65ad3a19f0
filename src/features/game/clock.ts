import type { AppThunk } from '../../app/makeStore';
import { previousUtcDate, type UtcDate, utcDateOf } from '../../domain/calendar';
import { entriesOf } from '../../domain/entriesOf';
import { puzzleOf } from '../../domain/puzzle';
import { isUnderWay, type Round } from '../../domain/round';
import { dailyDate, isDaily, type RoundId } from '../../domain/roundId';
import { selectOffset } from '../dev/devSelectors';
import { selectPastRound } from '../history/historySelectors';
import { selectBoard, selectRounds, selectToday } from './gameSelectors';
import { dayArrived } from './gameSlice';

/**
 * The begun rounds of days before today that are over: those that have ended, and those left
 * unfinished for more than a day unless they are still being played.
 */
function pastRounds(rounds: Record<RoundId, Round>, today: UtcDate, playing: RoundId | null) {
  return Object.fromEntries(
    entriesOf(rounds).flatMap(([id, round]) => {
      const date = dailyDate(id);
      if (!date || date >= today || round.guesses.length === 0) return [];
      const mayGoOn = id === playing || date === previousUtcDate(today);
      return isUnderWay(round) && mayGoOn ? [] : [[date, round]];
    }),
  );
}

/** Tells the game when another UTC day has arrived; does nothing on the same day. */
export const lookAtClock =
  (): AppThunk =>
  (dispatch, getState, { now, countries }) => {
    const state = getState();
    const today = utcDateOf(now());
    const known = selectToday(state);
    if (today === known) return;
    const puzzle = puzzleOf(countries, today, selectOffset(state));
    // A clock that was set back must find the day's round as it was left, not a second try.
    const played = isDaily(puzzle.id) ? selectPastRound(state, today) : undefined;
    dispatch(
      dayArrived({
        today,
        puzzle: played ? { ...puzzle, round: played } : puzzle,
        past: pastRounds(selectRounds(state), today, known && selectBoard(state)),
      }),
    );
  };
