import { createSelector, createSlice, current } from '@reduxjs/toolkit';

import { mergeAllRounds } from '../../domain/mergeRounds';
import { addGuess, hasEnded, revealAnswer, type Round } from '../../domain/round';
import { kindOf, type RoundId } from '../../domain/roundId';
import {
  filterRounds,
  keptRounds,
  type Rounds,
  roundsByDate,
  withRound,
} from '../../domain/rounds';
import {
  answerRevealed,
  guessMade,
  offsetAdvanced,
  rehydrated,
  roundOpened,
  roundsImported,
  startedOver,
  syncedFromOtherTab,
} from '../events';

/** Every round by its id: the day's, past ones, those of the archive, for practice, of challenges. */
const initialState: Record<RoundId, Round> = {};

export const roundsSlice = createSlice({
  name: 'rounds',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(rehydrated, (_state, { payload }) => ({ ...payload.rounds }))
      .addCase(syncedFromOtherTab, (state, { payload }) =>
        // A write in progress in another tab may hold less than this one: nothing is taken away.
        mergeAllRounds(current(state), payload.rounds),
      )
      .addCase(roundOpened, (state, { payload: { id, round } }) => {
        const known = state[id];
        if (!round || (known && known.guesses.length >= round.guesses.length)) return state;
        return withRound(current(state), id, round);
      })
      .addCase(guessMade, (state, { payload: { round: id, name, landmark } }) => {
        const round = state[id];
        if (round) state[id] = addGuess(round, name, landmark);
      })
      .addCase(answerRevealed, (state, { payload: id }) => {
        const round = state[id];
        if (round) state[id] = revealAnswer(round);
      })
      .addCase(offsetAdvanced, (state, { payload: { id, round } }) => {
        if (round) state[id] = round;
      })
      .addCase(roundsImported, (state, { payload }) => Object.assign(state, payload))
      .addCase(startedOver, (state) => startedOverRounds(current(state))),
  selectors: {
    selectRounds: (rounds): Rounds => rounds,
  },
});

/** Unfinished rounds of the player's choice go; a begun daily round gets no second try. */
const startedOverRounds = (rounds: Rounds) =>
  filterRounds(keptRounds(rounds), (id, round) => {
    const kind = kindOf(id);
    return kind === 'daily' || (kind !== 'practice' && hasEnded(round));
  });

export const { selectRounds } = roundsSlice.selectors;

/** The daily rounds by day: those that count. */
export const selectDailyRounds = createSelector([selectRounds], (rounds) =>
  roundsByDate(rounds, 'daily'),
);
