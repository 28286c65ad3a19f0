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

/** A provider's pictures of a place, by zoom level, as far as it has them. */
export type MapSource = {
  readonly credit: string;
  readonly views: Readonly<Partial<Record<ZoomLevel, MapView>>>;
};

/** A further place of the round's country. */
export type FurtherPlace = Place & {
  /** Its index in the country's list of places. */
  readonly index: number;
  /** The farthest level at which the map provider has it. */
  readonly farthestLevel: ZoomLevel;
};

/** What the frame shows after the end of a round. */
export type EndView = 'level' | 'country' | 'guesses';

/** What is on the board. The rounds themselves are in their own slice. */
export type GameState = {
  /** The UTC day as the clock last said; null until the stored state has been read. */
  today: UtcDate | null;
  /** The round on the board. Where `rounds` lacks it, its country has no landmark. */
  currentRoundId: RoundId | null;
  input: string;
  /** The level last picked; the selector clamps it to what the round has unlocked. */
  zoom: ZoomLevel;
  endView: EndView;
  selectedPlace: FurtherPlace | null;
  /** The pictures of places on the board by `mapKey`: the provider's first, the atlas's last. */
  maps: Record<string, MapSource[]>;
};

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

function putOnBoard(state: GameState, { id, round }: Puzzle): GameState {
  const { currentRoundId, today } = state;
  if (currentRoundId === id) return state;
  const zoom = farthestZoom(round?.guesses.length ?? 0);
  return { ...initialState, today, currentRoundId: id, zoom };
}

/** `isLegalEvent` has checked the rules that need the rounds before an event gets here. */
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
    /** Shows a further place, or with null the landmark again. */
    placeSelected(state, { payload }: PayloadAction<FurtherPlace | null>) {
      state.selectedPlace = payload;
      // Clamped to the farthest level that there is.
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
