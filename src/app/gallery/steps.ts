import type { UnknownAction } from '@reduxjs/toolkit';

import { utcDateOf } from '../../domain/calendar';
import { findCountry } from '../../domain/countries';
import { lookAtClock } from '../../features/game/clock';
import { selectBoard, selectOtherRound, selectRound } from '../../features/game/gameSelectors';
import { boardOpened, guessMade } from '../../features/game/gameSlice';
import { openArchive, openPractice } from '../../features/game/openRound';
import { storageRestored } from '../../features/storage/storageSlice';
import { dialogClosed } from '../../features/ui/dialogSlice';
import type { AppThunk } from '../makeStore';

/** Something that happens on the way to a state: an event, or what makes one of the state so far. */
export type Step = UnknownAction | AppThunk;

/** The day of all states, and its midday, at which their clock stands. */
export const TODAY = '2026-11-20';
export const NOW = Date.parse(`${TODAY}T12:00:00Z`);

/** The clock tells that another day has come. */
export const day =
  (date: string): AppThunk =>
  (dispatch, getState, services) =>
    lookAtClock()(dispatch, getState, { ...services, now: () => Date.parse(date) });

/** A player guesses a country in the round on the board. */
const guess =
  (name: string): AppThunk =>
  (dispatch, getState, { countries }) => {
    const board = selectBoard(getState());
    const country = findCountry(countries, name);
    if (board && country) dispatch(guessMade(board, country));
  };

/** The player knows the answer. */
export const guessAnswer = (): AppThunk => (dispatch, getState) => {
  dispatch(guess(selectRound(getState())?.answer.name ?? ''));
};

/** Spread over the Earth; one more than a round has guesses, for one of them may be the answer. */
const NAMES = ['Peru', 'Mongolia', 'Kenya', 'Portugal', 'Australia', 'Canada', 'Chad'];

/** A player guesses so many countries, and none is the answer. */
export const guessWrong = (count: number): Step[] =>
  Array.from({ length: count }, (): AppThunk => (dispatch, getState) => {
    const round = selectRound(getState());
    const wrong = NAMES.filter((name) => name !== round?.answer.name);
    dispatch(guess(wrong[round?.guesses.length ?? 0] ?? ''));
  });

/** A past day's round is opened from the archive. */
export const archived = (date: string): Step => openArchive(utcDateOf(Date.parse(date)));

/** The player goes to the other open round, of which a notice tells. */
export const otherOpened = (): AppThunk => (dispatch, getState) => {
  const other = selectOtherRound(getState());
  if (other) dispatch(boardOpened(other.id));
};

export const practice: Step = openPractice();

const nothingStored = storageRestored({ game: null, history: null, settings: null });

/** Somebody comes for the first time, and "How to play" is open. */
export const firstVisit = (date = TODAY): Step[] => [nothingStored, day(date)];

/** A player has the day's map before them. */
export const visit = (date = TODAY): Step[] => [...firstVisit(date), dialogClosed('help')];
