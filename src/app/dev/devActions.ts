import { parseUtcDate } from '../../domain/calendar';
import { findCountry } from '../../domain/countries';
import { guessMade } from '../../features/events';
import {
  selectAllowedZooms,
  selectCurrentRoundId,
  selectHasEnded,
  selectToday,
} from '../../features/game/gameSelectors';
import { zoomPicked } from '../../features/game/gameSlice';
import { openTodaysRound } from '../../features/game/gameThunks';
import { openArchiveRound } from '../../features/game/pastDayThunks';
import type { AppThunk } from '../../store/makeStore';

/**
 * Actions for DevTools' Dispatcher. Where the rules silently refuse, they throw, and it shows the message.
 */
export const devActions = {
  guess:
    (country: string): AppThunk =>
    (dispatch, getState, { countries, now }) => {
      const round = selectCurrentRoundId(getState());
      const guessed = findCountry(countries, country);
      if (!guessed) throw new Error(`There is no country named "${country}".`);
      if (!round || selectHasEnded(getState())) throw new Error('No round is being played.');
      dispatch(guessMade(round, guessed, now()));
    },

  pickZoom:
    (level: number): AppThunk =>
    (dispatch, getState) => {
      const unlocked = selectAllowedZooms(getState());
      const zoom = unlocked.find((each) => each === level);
      if (zoom === undefined) throw new Error(`Unlocked levels: ${unlocked.join(', ')}.`);
      dispatch(zoomPicked(zoom));
    },

  goToDate:
    (date: string): AppThunk =>
    (dispatch, getState) => {
      const day = parseUtcDate(date);
      if (!day) throw new Error(`"${date}" is not a date such as 2026-11-20.`);
      dispatch(day === selectToday(getState()) ? openTodaysRound() : openArchiveRound(day));
    },
};
