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
import type { Picture } from '../../maps/mapProvider';
import type { Neighbourhood } from '../../maps/neighbourhood';
import type { Outline } from '../../maps/outline';
import {
  answerRevealed,
  dayChanged,
  guessMade,
  neighbourNamed,
  offsetAdvanced,
  pageOpened,
  rehydrated,
  roundOpened,
  roundsImported,
  startedOver,
} from '../events';

/** A place's pictures of each level, the provider's first, its fallback's last. */
export type MapPictures = Readonly<Partial<Record<ZoomLevel, readonly Picture[]>>>;

/** A country's outline, and the picture that it lies on. */
export type CountryMap = { readonly outline: Outline; readonly picture: Picture };

/** All that the frame can show of a place. */
export type PlaceMaps = {
  readonly levels: MapPictures;
  /** The atlas's, whichever provider is in use. */
  readonly atlas: MapPictures;
  readonly world: Picture;
  /** The landmark's country; undefined until its outline has loaded, null if that failed. */
  readonly country?: CountryMap | null;
  /** What lies around it; undefined until it is asked for, null if that failed. */
  readonly neighbourhood?: Neighbourhood | null;
};

export type FurtherPlace = Place & {
  /** Index in the country's list of places. */
  readonly index: number;
  /** Farthest level with a picture. */
  readonly farthestLevel: ZoomLevel;
};

/** What the frame shows after a round. */
export type RecapView = 'level' | 'country' | 'guesses' | 'neighbours';

/** The board. Rounds have their own slice. */
export type GameState = {
  /** The UTC day; null before rehydration. */
  today: UtcDate | null;
  /** Its country has no landmark if `rounds` lacks it. */
  currentRoundId: RoundId | null;
  input: string;
  /** A guessed country that the player has picked again: another pick repeats the guess. */
  repeatedGuess: string | null;
  /** The level last picked; selectors clamp it to the unlocked ones. */
  zoom: ZoomLevel;
  recapView: RecapView;
  selectedPlace: FurtherPlace | null;
  /** By `mapKey`. */
  maps: Record<string, PlaceMaps>;
  /** Whether the round's first picture is neither cached nor to be had: checked in practice. */
  isOffline: boolean;
};

export type StoredBoard = Pick<GameState, 'currentRoundId' | 'zoom'>;

const initialState: GameState = {
  today: null,
  currentRoundId: null,
  input: '',
  repeatedGuess: null,
  zoom: START_ZOOM,
  recapView: 'country',
  selectedPlace: null,
  maps: {},
  isOffline: false,
};

function putOnBoard(state: GameState, { id, round }: Puzzle): GameState {
  const { currentRoundId, today } = state;
  if (currentRoundId === id) return state;
  const zoom = farthestZoom(round?.guesses.length ?? 0);
  return { ...initialState, today, currentRoundId: id, zoom };
}

const clearInput = (state: GameState) => {
  state.input = '';
  state.repeatedGuess = null;
};

/** `isLegalEvent` has already checked the rules that need the rounds. */
export const gameSlice = createSlice({
  name: 'game',
  initialState,
  reducers: {
    textTyped(state, { payload }: PayloadAction<string>) {
      state.input = payload;
      state.repeatedGuess = null;
    },
    /** Asks whether to guess a country again; null takes the question back. */
    repeatQuestioned(state, { payload }: PayloadAction<string | null>) {
      state.repeatedGuess = payload;
    },
    zoomPicked(state, { payload }: PayloadAction<ZoomLevel>) {
      state.zoom = payload;
      state.recapView = 'level';
    },
    recapViewPicked(state, { payload }: PayloadAction<RecapView>) {
      state.recapView = payload;
      state.selectedPlace = null;
    },
    /** Null returns to the landmark. */
    placeSelected(state, { payload }: PayloadAction<FurtherPlace | null>) {
      state.selectedPlace = payload;
      // Selectors clamp it to the farthest level available.
      state.zoom = payload ? PLACE_ZOOM : MIN_ZOOM;
      state.recapView = 'country';
    },
    mapsBuilt(state, { payload }: PayloadAction<{ key: string; maps: PlaceMaps }>) {
      Object.assign(state.maps, { [payload.key]: payload.maps });
    },
    pictureSought(state, { payload }: PayloadAction<{ roundId: RoundId; isOffline: boolean }>) {
      if (payload.roundId === state.currentRoundId) state.isOffline = payload.isOffline;
    },
    /** Null after a failure. What another attempt has loaded stays, here and below. */
    outlineLoaded(state, { payload }: PayloadAction<{ key: string; country: CountryMap | null }>) {
      const maps = state.maps[payload.key];
      if (maps && !maps.country) Object.assign(maps, { country: payload.country });
    },
    /** Shows them; null after a failure. */
    neighboursLoaded(
      state,
      { payload }: PayloadAction<{ key: string; neighbourhood: Neighbourhood | null }>,
    ) {
      const maps = state.maps[payload.key];
      if (!maps || maps.neighbourhood) return;
      Object.assign(maps, { neighbourhood: payload.neighbourhood });
      if (payload.neighbourhood) state.recapView = 'neighbours';
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
        if (payload.roundId !== state.currentRoundId) return;
        state.zoom = zoomedOut(state.zoom);
        state.recapView = 'country';
        clearInput(state);
      })
      .addCase(neighbourNamed, (state, { payload }) => {
        if (payload.roundId !== state.currentRoundId) return;
        state.recapView = 'neighbours';
        state.selectedPlace = null;
        clearInput(state);
      })
      .addCase(answerRevealed, (state, { payload }) => {
        if (payload !== state.currentRoundId) return;
        state.recapView = 'country';
        clearInput(state);
      })
      .addCase(roundsImported, (state, { payload }) => {
        const round = state.currentRoundId && payload[state.currentRoundId];
        if (round) state.zoom = farthestZoom(round.guesses.length);
      })
      .addCase(startedOver, ({ today }) => ({ ...initialState, today }))
      .addCase(pageOpened, clearInput),
  selectors: {
    selectToday: ({ today }) => today,
    selectCurrentRoundId: ({ currentRoundId }) => currentRoundId,
    selectInput: ({ input }) => input,
    selectRepeatedGuess: ({ repeatedGuess }) => repeatedGuess,
    selectSelectedPlace: ({ selectedPlace }) => selectedPlace,
    selectPickedRecapView: ({ recapView }) => recapView,
    selectPickedZoom: ({ zoom }) => zoom,
    selectAllMaps: ({ maps }) => maps,
    selectIsOffline: ({ isOffline }) => isOffline,
  },
});

export const {
  mapsBuilt,
  neighboursLoaded,
  outlineLoaded,
  pictureSought,
  placeSelected,
  recapViewPicked,
  repeatQuestioned,
  textTyped,
  zoomPicked,
} = gameSlice.actions;
