import { createSlice, current, type PayloadAction } from '@reduxjs/toolkit';

import type { UtcDate } from '../../domain/calendar';
import type { Country, Place } from '../../domain/countries';
import { entriesOf } from '../../domain/entriesOf';
import type { Point } from '../../domain/geography';
import { mergeRecords, reconcile } from '../../domain/mergeRounds';
import type { Puzzle } from '../../domain/puzzle';
import {
  allowedZooms,
  clampedZoom,
  farthestZoom,
  guessedPlace,
  isUnderWay,
  PLACE_ZOOM,
  type Round,
  roundStatus,
  withGuess,
  zoomedOut,
  type ZoomLevel,
  zoomSteps,
} from '../../domain/round';
import { begunRounds, dailyDate, isDaily, isExtra, type RoundId } from '../../domain/roundId';
import type { offsetAdvanced } from '../dev/offsetSlice';
import type { progressImported } from '../progress/progressSlice';
import type { changedElsewhere, storageRestored } from '../storage/storageSlice';
import { type GameState, initialState, type Maps } from './gameState';

type DayArrived = {
  today: UtcDate;
  puzzle: Puzzle;
  /** The rounds of earlier days that leave the game for the history. */
  past: Record<UtcDate, Round>;
};

type RoundOpened = Puzzle & {
  /** The rounds of the archive and for practice that leave the game for it. */
  putAway: Record<RoundId, Round>;
};

function keepRounds(state: GameState, isKept: (id: RoundId, round: Round) => boolean) {
  const kept = entriesOf(state.rounds).filter((entry) => isKept(...entry));
  state.rounds = Object.fromEntries(kept);
}

/** Another tab may have left a state of the round here that goes less far. */
function addRound(state: GameState, id: RoundId, round: Round) {
  state.rounds = mergeRecords(current(state).rounds, { [id]: round });
}

function openBoard(state: GameState, id: RoundId) {
  if (state.board === id) return;
  state.board = id;
  state.input = '';
  state.viewed = null;
  state.zoom = farthestZoom(state.rounds[id]?.guesses.length ?? 0);
}

const gameSlice = createSlice({
  name: 'game',
  initialState,
  reducers: {
    dayArrived(state, { payload: { today, puzzle, past } }: PayloadAction<DayArrived>) {
      const isStart = state.today === null;
      const onBoard = state.board && state.rounds[state.board];
      const isChosen = !!state.board && isExtra(state.board);
      const staysOnBoard = !isStart && !!onBoard && (isUnderWay(onBoard) || isChosen);

      state.today = today;
      keepRounds(state, (id, round) => {
        const date = dailyDate(id);
        const isOpen = date !== null && round.guesses.length > 0 && !(date in past);
        return isOpen || isExtra(id) || id === puzzle.id || (staysOnBoard && id === state.board);
      });
      if (puzzle.round) addRound(state, puzzle.id, puzzle.round);
      if (!staysOnBoard) openBoard(state, puzzle.id);
    },

    /** The player went to a round: today's, one of the archive or for practice. */
    roundOpened(state, { payload: { id, round, putAway } }: PayloadAction<RoundOpened>) {
      keepRounds(state, (open) => !(open in putAway));
      if (round) addRound(state, id, round);
      openBoard(state, id);
    },

    /** The player went to another open round, from a notice. */
    boardOpened(state, { payload }: PayloadAction<RoundId>) {
      if (state.rounds[payload]) openBoard(state, payload);
    },

    textTyped(state, { payload }: PayloadAction<string>) {
      state.input = payload;
    },

    guessMade: {
      prepare: (round: RoundId, country: Pick<Country, 'name' | 'mapLocations'>) => ({
        payload: { round, name: country.name, place: guessedPlace(country) },
      }),
      reducer(
        state,
        { payload }: PayloadAction<{ round: RoundId; name: string; place: Point | null }>,
      ) {
        const round = state.rounds[payload.round];
        if (!round) return;
        const next = withGuess(round, payload.name, payload.place);
        if (next === round) return;
        state.rounds[payload.round] = next;
        if (payload.round !== state.board) return;
        state.zoom = zoomedOut(clampedZoom(state.zoom, round.guesses.length));
        state.input = '';
      },
    },

    zoomPicked(state, { payload }: PayloadAction<ZoomLevel>) {
      const round = state.board && state.rounds[state.board];
      if (!round) return;
      const steps = zoomSteps(round.guesses.length, state.viewed !== null);
      if (allowedZooms(steps).includes(payload)) state.zoom = payload;
    },

    /** The round has ended, and the player looks at another place of its country, or back. */
    placePicked(state, { payload }: PayloadAction<Place | null>) {
      const round = state.board && state.rounds[state.board];
      if (!round || roundStatus(round) === 'playing') return;
      state.viewed = payload;
      state.zoom = payload ? PLACE_ZOOM : farthestZoom(round.guesses.length);
    },

    /** The player wants a clean board after an error. A begun daily round gets no second try. */
    startedOver(state) {
      keepRounds(state, (id, round) => isDaily(id) && round.guesses.length > 0);
      Object.assign(state, initialState, { rounds: state.rounds });
    },

    mapsBuilt(state, { payload }: PayloadAction<Maps>) {
      if (payload.place === null) state.maps = payload;
      else state.viewedMaps = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase('storage/restored', (state, { payload }: ReturnType<typeof storageRestored>) => {
        Object.assign(state, payload.game);
      })
      .addCase(
        'dev/offsetAdvanced',
        (state, { payload: puzzle }: ReturnType<typeof offsetAdvanced>) => {
          keepRounds(state, isDaily);
          if (puzzle.round) state.rounds[puzzle.id] = puzzle.round;
          openBoard(state, puzzle.id);
        },
      )
      .addCase(
        'progress/imported',
        (state, { payload: { open } }: ReturnType<typeof progressImported>) => {
          Object.assign(state.rounds, open);
          const onBoard = state.board && open[state.board];
          if (!onBoard) return;
          state.zoom = farthestZoom(onBoard.guesses.length);
          // Its answer may be another: the data may have been corrected in between.
          state.maps = null;
        },
      )
      .addCase(
        'storage/changedElsewhere',
        (state, { payload: { rounds: theirs } }: ReturnType<typeof changedElsewhere>) => {
          const mine = current(state).rounds;
          if (theirs) state.rounds = reconcile(mine, theirs, begunRounds(mine));
        },
      ),
});

export const {
  boardOpened,
  dayArrived,
  guessMade,
  mapsBuilt,
  placePicked,
  roundOpened,
  startedOver,
  textTyped,
  zoomPicked,
} = gameSlice.actions;
export const gameReducer = gameSlice.reducer;
