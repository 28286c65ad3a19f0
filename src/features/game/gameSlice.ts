import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { UtcDate } from '../../domain/calendar';
import type { Place } from '../../domain/countries';
import {
  farthestZoom,
  MIN_ZOOM,
  PLACE_ZOOM,
  type Puzzle,
  START_ZOOM,
  zoomedOut,
  type ZoomLevel,
} from '../../domain/round';
import type { RoundId } from '../../domain/roundId';
import {
  answerRevealed,
  dayChanged,
  guessMade,
  offsetAdvanced,
  pageOpened,
  rehydrated,
  roundOpened,
  roundsImported,
  startedOver,
} from '../events';

/** A picture's address, and the width of the ground in it. */
export type MapView = { readonly url: string; readonly widthKm: number };

/** One provider's pictures of a place: by zoom level, those whose address can be built. */
export type MapSource = {
  readonly credit: string;
  readonly views: Readonly<Partial<Record<ZoomLevel, MapView>>>;
};

/** A further place of the round's country, as it can be shown on the map. */
export type FurtherPlace = Place & {
  /** Its index in the country's list of places. */
  readonly index: number;
  /** The farthest level that the map provider has of it. */
  readonly farthestLevel: ZoomLevel;
};

/** What the frame shows of a round that has ended: a level, the whole country, or the guesses. */
export type EndView = 'level' | 'country' | 'guesses';

/** What is on the board. The rounds themselves are in their own slice. */
export type GameState = {
  /** The UTC day as the clock last said; null until the stored state has been read. */
  today: UtcDate | null;
  /** The round on the board. Where `rounds` lacks it, its country has no landmark. */
  currentRoundId: RoundId | null;
  /** The text typed into the guess input. */
  input: string;
  /** The zoom level as picked; the selector clamps it to what the round has unlocked. */
  zoom: ZoomLevel;
  /** What is shown once the round has ended. */
  endView: EndView;
  /** The further place of the country shown after the round, or null. */
  selectedPlace: FurtherPlace | null;
  /** The pictures of places on the board by `mapKey`: the provider's first, the atlas's last. */
  maps: Record<string, MapSource[]>;
};

/** The part of the state that is stored. */
export type StoredBoard = Pick<GameState, 'currentRoundId' | 'zoom'>;

const initialState: GameState = {
  today: null,
  currentRoundId: null,
  input: '',
  zoom: START_ZOOM,
  endView: 'country',
  selectedPlace: null,
  maps: {},
};

function putOnBoard(state: GameState, { id, round }: Puzzle) {
  if (state.currentRoundId === id) return;
  state.currentRoundId = id;
  state.input = '';
  state.zoom = farthestZoom(round?.guesses.length ?? 0);
  state.endView = 'country';
  state.selectedPlace = null;
  state.maps = {};
}

/** The rules that need the rounds are checked by `isLegalEvent` before an event gets here. */
export const gameSlice = createSlice({
  name: 'game',
  initialState,
  reducers: {
    textTyped(state, { payload }: PayloadAction<string>) {
      state.input = payload;
    },
    zoomPicked(state, { payload }: PayloadAction<ZoomLevel>) {
      state.zoom = payload;
      state.endView = 'level';
    },
    endViewPicked(state, { payload }: PayloadAction<EndView>) {
      state.endView = payload;
      state.selectedPlace = null;
    },
    /** After the round: a further place of the country is shown, or with null its landmark again. */
    placeSelected(state, { payload }: PayloadAction<FurtherPlace | null>) {
      state.selectedPlace = payload;
      // The selector clamps them to the farthest level that there is.
      state.zoom = payload ? PLACE_ZOOM : MIN_ZOOM;
      state.endView = 'country';
    },
    mapsBuilt(state, { payload }: PayloadAction<{ key: string; sources: MapSource[] }>) {
      state.maps[payload.key] = payload.sources;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(rehydrated, (state, { payload }) => Object.assign(state, payload.board))
      .addCase(dayChanged, (state, { payload }) => {
        state.today = payload;
      })
      .addCase(roundOpened, (state, { payload }) => putOnBoard(state, payload))
      .addCase(offsetAdvanced, (state, { payload }) => putOnBoard(state, payload))
      .addCase(guessMade, (state, { payload }) => {
        if (payload.round !== state.currentRoundId) return;
        state.zoom = zoomedOut(state.zoom);
        state.endView = 'country';
        state.input = '';
      })
      .addCase(answerRevealed, (state, { payload }) => {
        if (payload !== state.currentRoundId) return;
        state.endView = 'country';
        state.input = '';
      })
      .addCase(roundsImported, (state, { payload }) => {
        const round = state.currentRoundId && payload[state.currentRoundId];
        if (round) state.zoom = farthestZoom(round.guesses.length);
      })
      .addCase(startedOver, ({ today }) => ({ ...initialState, today }))
      .addCase(pageOpened, (state) => {
        state.input = '';
      }),
  selectors: {
    selectToday: ({ today }) => today,
    selectCurrentRoundId: ({ currentRoundId }) => currentRoundId,
    selectInput: ({ input }) => input,
    selectSelectedPlace: ({ selectedPlace }) => selectedPlace,
    selectPickedEndView: ({ endView }) => endView,
    selectPickedZoom: ({ zoom }) => zoom,
    selectAllMaps: ({ maps }) => maps,
  },
});

export const { endViewPicked, mapsBuilt, placeSelected, textTyped, zoomPicked } = gameSlice.actions;
