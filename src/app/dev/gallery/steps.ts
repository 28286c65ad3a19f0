import type { UnknownAction } from '@reduxjs/toolkit';

import { utcDateOf } from '../../../domain/calendar';
import { findCountry } from '../../../domain/countries';
import { puzzleOf } from '../../../domain/round';
import {
  answerRevealed,
  dialogClosed,
  guessMade,
  offsetAdvanced,
  rehydrated,
} from '../../../features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../../features/game/gameSelectors';
import { openArchiveRound, openPractice, updateToday } from '../../../features/game/gameThunks';
import type { AppThunk } from '../../makeStore';

/** A step on the way to a state: an event, or a thunk that makes one from the state so far. */
export type Step = UnknownAction | AppThunk;

/** The day of all states, and the time at which their clock stands. */
export const TODAY = '2026-11-20';
export const NOW = Date.parse(`${TODAY}T12:00:00Z`);

/** The clock reads another day. */
export const day =
  (date: string): AppThunk =>
  (dispatch, getState, services) =>
    updateToday()(dispatch, getState, { ...services, now: () => Date.parse(date) });

/** The player guesses a country in the round on the board. */
export const guess =
  (name: string): AppThunk =>
  (dispatch, getState, { countries }) => {
    const id = selectCurrentRoundId(getState());
    const country = findCountry(countries, name);
    if (id && country) dispatch(guessMade(id, country));
  };

/** The player knows the answer. */
export const guessAnswer: AppThunk = (dispatch, getState) => {
  dispatch(guess(selectCurrentRound(getState())?.answer.name ?? ''));
};

/** One more than a round has guesses: one of them may be the answer. */
const NAMES = ['Peru', 'Mongolia', 'Kenya', 'Portugal', 'Australia', 'Canada', 'Chad'];

/** The player guesses so many countries, none of them the answer. */
export const guessWrong = (count: number): Step[] =>
  Array.from({ length: count }, (): AppThunk => (dispatch, getState) => {
    const round = selectCurrentRound(getState());
    const wrong = NAMES.filter((name) => name !== round?.answer.name);
    dispatch(guess(wrong[round?.guesses.length ?? 0] ?? ''));
  });

/** A past day's round is opened from the archive. */
export const archived = (date: string): Step => openArchiveRound(utcDateOf(Date.parse(date)));

export const practice: Step = openPractice();

/** The player gives up the round on the board. */
export const reveal: AppThunk = (dispatch, getState) => {
  const id = selectCurrentRoundId(getState());
  if (id) dispatch(answerRevealed(id));
};

/** A developer skips to the next daily country. */
export const advance: AppThunk = (dispatch, _getState, { countries }) => {
  dispatch(offsetAdvanced(puzzleOf(countries, utcDateOf(NOW), 1)));
};

/** A first visit, with "How to play" open. */
export const firstVisit = (date = TODAY): Step[] => [rehydrated({ rounds: {} }), day(date)];

/** The board of the day. */
export const visit = (date = TODAY): Step[] => [...firstVisit(date), dialogClosed('help')];
