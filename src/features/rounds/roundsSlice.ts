import { createSelector, createSlice, current, type PayloadAction } from '@reduxjs/toolkit';

import { mergeAllRounds } from '../../domain/mergeRounds';
import { addGuess, hasEnded, nameNeighbour, revealAnswer, type Round } from '../../domain/round';
import { kindOf, type RoundId } from '../../domain/roundId';
import {
  filterRounds,
  isPersisted,
  persistedRounds,
  roundEntries,
  type Rounds,
  roundsByDate,
  withRound,
} from '../../domain/rounds';
import {
  answerRevealed,
  guessMade,
  neighbourNamed,
  offsetAdvanced,
  rehydrated,
  roundOpened,
  roundsImported,
  startedOver,
  syncedFromOtherTab,
} from '../events';

const initialState: Record<RoundId, Round> = {};

export const roundsSlice = createSlice({
  name: 'rounds',
  initialState,
  reducers: {
    /** The player has come by a friend's link to a round. */
    friendsScoreRead(
      state,
      { payload: { id, score } }: PayloadAction<{ readonly id: RoundId; readonly score: number }>,
    ) {
      const round = state[id];
      if (round && round.friendsResult?.[0] !== score)
        state[id] = { ...round, friendsResult: [score] };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(rehydrated, (_state, { payload }) => ({ ...payload.rounds }))
      .addCase(syncedFromOtherTab, (state, { payload }) =>
        // Remove nothing: the other tab may have written less.
        mergeAllRounds(current(state), payload.rounds),
      )
      .addCase(roundOpened, (state, { payload: { id, round } }) => {
        if (!round || state[id]) return state;
        return withRound(current(state), id, round);
      })
      .addCase(guessMade, (state, { payload: { roundId, name, landmark, at } }) => {
        const round = state[roundId];
        if (round && landmark) state[roundId] = addGuess(round, name, landmark, at);
      })
      .addCase(answerRevealed, (state, { payload: id }) => {
        const round = state[id];
        if (round) state[id] = revealAnswer(round);
      })
      .addCase(neighbourNamed, (state, { payload: { roundId, asked, name } }) => {
        const round = state[roundId];
        if (round) state[roundId] = nameNeighbour(roundId, round, asked, name);
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

export const { friendsScoreRead } = roundsSlice.actions;

/** Removes unfinished rounds, except daily ones, which get no second try; and lost ones of practice. */
const startedOverRounds = (rounds: Rounds) =>
  filterRounds(persistedRounds(rounds), (id, round) => {
    const kind = kindOf(id);
    return kind === 'daily' || (kind === 'practice' ? round.status === 'won' : hasEnded(round));
  });

export const { selectRounds } = roundsSlice.selectors;

export const selectDailyRounds = createSelector([selectRounds], (rounds) =>
  roundsByDate(rounds, 'daily'),
);

/** Whether the player ever began a round. */
export const selectHasPlayed = createSelector([selectRounds], (rounds) =>
  roundEntries(rounds).some((entry) => isPersisted(...entry)),
);
