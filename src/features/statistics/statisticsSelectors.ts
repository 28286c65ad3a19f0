import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { mergeRecords } from '../../domain/mergeRounds';
import type { Rounds } from '../../domain/progress';
import { roundStatus } from '../../domain/round';
import { isDaily, roundsByDate } from '../../domain/roundId';
import { statisticsOf } from '../../domain/statistics';
import { selectBoard, selectRound, selectRounds, selectToday } from '../game/gameSelectors';
import { selectPastRounds } from '../history/historySelectors';

/** All daily rounds by day, past and open: those that count. */
export const selectDailyRounds = createSelector(
  [selectPastRounds, selectRounds],
  (past, open): Rounds => mergeRecords(past, roundsByDate(open, isDaily)),
);

/** What the player's daily rounds come to; null until the clock has told the day. */
export const selectStatistics = createSelector([selectDailyRounds, selectToday], (rounds, today) =>
  today ? statisticsOf(rounds, today) : null,
);

/** How many guesses the daily round on the board was won with, or null. */
export const selectWonIn = (state: RootState) => {
  const board = selectBoard(state);
  const round = selectRound(state);
  const isWon = board && isDaily(board) && round && roundStatus(round) === 'won';
  return isWon ? round.guesses.length : null;
};
