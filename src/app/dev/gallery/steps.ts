import type { UnknownAction } from '@reduxjs/toolkit';

import type { Countries } from '../../../domain/countries';
import { addGuess, MAX_GUESSES, newRound } from '../../../domain/round';
import { neighbourNamed, roundsImported } from '../../../features/events';
import { selectCurrentRound, selectCurrentRoundId } from '../../../features/game/gameSelectors';
import { updateToday } from '../../../features/game/gameThunks';
import type { AppThunk } from '../../../store/makeStore';
import { devActions } from '../devActions';

const { guess } = devActions;

/** An event, or a thunk that dispatches some. */
export type Step = UnknownAction | AppThunk;

/** Moves the clock to another day. */
export const day =
  (date: string): AppThunk =>
  (dispatch, getState, services) =>
    updateToday()(dispatch, getState, { ...services, now: () => Date.parse(date) });

/** One more than a round has guesses, since one may be the answer. */
const NAMES = ['Peru', 'Mongolia', 'Kenya', 'Portugal', 'Australia', 'Canada', 'Chad'];

/** Makes this many wrong guesses in the round on the board. */
export const guessWrong =
  (count: number): AppThunk =>
  (dispatch, getState) => {
    const answer = selectCurrentRound(getState())?.answer.name;
    const wrong = NAMES.filter((name) => name !== answer);
    for (const name of wrong.slice(0, count)) dispatch(guess(name));
  };

/** Finishes the round on the board after this many wrong guesses. */
export const finish =
  (wrong: number): AppThunk =>
  (dispatch, getState) => {
    dispatch(guessWrong(wrong));
    const answer = selectCurrentRound(getState())?.answer.name ?? '';
    if (wrong < MAX_GUESSES) dispatch(guess(answer));
  };

/** Answers the question for the countries around the round's. */
export const nameNeighbours =
  (asked: string[], ...names: (string | null)[]): AppThunk =>
  (dispatch, getState) => {
    const id = selectCurrentRoundId(getState());
    for (const name of names) if (id) dispatch(neighbourNamed(id, asked, name));
  };

const HOUR_MS = 60 * 60 * 1000;

/** Recognises countries in practice, an hour apart. */
export const recognized = (countries: Countries, now: number) =>
  roundsImported(
    Object.fromEntries(
      countries.flatMap((country, index) => {
        const round = newRound(country);
        const openedAt = now - HOUR_MS * (countries.length - index);
        const won = round && addGuess(round, country.name, round.answer);
        return won ? [[`practice:${index + 1}`, { ...won, openedAt }]] : [];
      }),
    ),
  );
