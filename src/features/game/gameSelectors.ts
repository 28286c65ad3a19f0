import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from '../../app/makeStore';
import { previousUtcDate } from '../../domain/calendar';
import type { Countries } from '../../domain/countries';
import {
  allowedZooms,
  clampedZoom,
  type Guess,
  isUnderWay,
  roundStatus,
  START_ZOOM,
  zoomedOut,
  type ZoomLevel,
  zoomSteps,
} from '../../domain/round';
import { isExtra, roundDate, roundIdOf } from '../../domain/roundId';
import { indexCountries, suggest } from '../../domain/suggestions';
import { selectOffset } from '../dev/devSelectors';
import type { Maps } from './gameState';

const NO_GUESSES: readonly Guess[] = [];

export const selectToday = (state: RootState) => state.game.today;
export const selectBoard = (state: RootState) => state.game.board;
export const selectInput = (state: RootState) => state.game.input;
export const selectRounds = (state: RootState) => state.game.rounds;

/** The round on the board, or undefined: not yet opened, or its country has no place. */
export const selectRound = (state: RootState) =>
  state.game.board ? state.game.rounds[state.game.board] : undefined;

/** Whether the board's country has no place to be pictured: the data is missing or invalid. */
export const selectIsUnplayable = (state: RootState) =>
  state.game.board !== null && selectRound(state) === undefined;

/** The UTC day whose puzzle is on the board, or null. */
export const selectBoardDate = (state: RootState) =>
  state.game.board && roundDate(state.game.board);

export const selectGuesses = (state: RootState) => selectRound(state)?.guesses ?? NO_GUESSES;

/** Playing, won or lost; null while there is no round. */
export const selectStatus = (state: RootState) => {
  const round = selectRound(state);
  return round ? roundStatus(round) : null;
};

/** The further place that is looked at in place of the round's landmark, or null. */
export const selectViewed = (state: RootState) => state.game.viewed;

const selectZoomSteps = (state: RootState) =>
  zoomSteps(selectGuesses(state).length, selectViewed(state) !== null);

const selectAllowedZooms = createSelector([selectZoomSteps], allowedZooms);

/** The zoom level on the screen. */
export const selectZoom = (state: RootState) =>
  clampedZoom(state.game.zoom, selectZoomSteps(state));

/** That, and all levels that are unlocked, nearest first. */
export const selectZoomView = createSelector([selectZoom, selectAllowedZooms], (zoom, allowed) => ({
  zoom,
  allowed,
}));

/** The maps of the round's landmark; null until they are built. */
const selectLandmarkMaps = (state: RootState) =>
  state.game.maps?.round === state.game.board ? state.game.maps : null;

/** The maps of what is looked at; null until they are built. */
export const selectMaps = (state: RootState) => {
  const { viewed, viewedMaps, board } = state.game;
  if (!viewed) return selectLandmarkMaps(state);
  return viewedMaps?.round === board && viewedMaps.place === viewed.name ? viewedMaps : null;
};

/** Whether places beside the round's landmark can be looked at in the same way. */
export const selectPicturesAnyPlace = (state: RootState) =>
  selectLandmarkMaps(state)?.sources[0]?.picturesAnyPlace ?? false;

/** A picture that can be asked for, and what it is. */
export type Picture = { readonly url: string; readonly widthKm: number; readonly credit: string };

const NO_PICTURES: readonly Picture[] = [];

/** The pictures of a zoom level, in order of resort. */
const picturesAt = (maps: Maps | null, zoom: ZoomLevel): readonly Picture[] =>
  maps?.sources.flatMap(({ credit, views }) => {
    const view = views[zoom];
    return view && 'url' in view ? [{ url: view.url, widthKm: view.widthKm, credit }] : [];
  }) ?? NO_PICTURES;

/** The pictures that may be on the screen, in order of resort; none where none can be built. */
const selectPictures = createSelector([selectMaps, selectZoom], picturesAt);

/** A picture of today's map that costs nothing to show: that of last resort, from the site itself. */
export const selectTeaser = (state: RootState) => {
  const maps = selectLandmarkMaps(state);
  const isTodays = maps?.round === selectTodaysRoundId(state);
  const view = isTodays ? maps.sources.at(-1)?.views[START_ZOOM] : undefined;
  return view && 'url' in view ? view.url : null;
};

/** Those that the next guess will show, while there can be one. */
const selectNextPictures = createSelector(
  [
    (state: RootState) => (selectStatus(state) === 'playing' ? selectMaps(state) : null),
    (state: RootState) => zoomedOut(selectZoom(state)),
  ],
  picturesAt,
);

/** All that the map shows, as one value, so that it can be deferred as one. */
export const selectMapView = createSelector(
  [
    (state: RootState) => selectGuesses(state).length,
    (state: RootState) => selectRound(state)?.answer,
    selectViewed,
    selectMaps,
    selectPictures,
    selectNextPictures,
  ],
  (guessCount, answer, viewed, maps, ofLevel, ofNext) => ({
    guessCount,
    answer,
    viewed,
    maps,
    ofLevel,
    ofNext,
  }),
);

const indexOf = createSelector([(countries: Countries) => countries], indexCountries);

/** What is typed, and the guesses, as one value, so that it can be deferred as one. */
export const selectTyped = createSelector([selectInput, selectGuesses], (text, guesses) => ({
  text,
  guesses,
}));

/** What a typed text offers, each with whether it was guessed in this round. */
export const suggestionsOf = createSelector(
  [indexOf, (_countries: Countries, typed: ReturnType<typeof selectTyped>) => typed],
  (index, { text, guesses }) =>
    suggest(index, text).map((suggestion) => ({
      ...suggestion,
      isGuessed: guesses.some(({ name }) => name === suggestion.name),
    })),
);

/** What the text in the state offers. */
export const selectSuggestions = (state: RootState, countries: Countries) =>
  suggestionsOf(countries, selectTyped(state));

/** The round that today calls for, at the developer's offset. */
export const selectTodaysRoundId = (state: RootState) =>
  state.game.today && roundIdOf(state.game.today, selectOffset(state));

/** Today's round, whatever is on the board; undefined until the clock has told the day. */
export const selectTodaysRound = (state: RootState) => {
  const id = selectTodaysRoundId(state);
  return id ? state.game.rounds[id] : undefined;
};

/**
 * Another round that the player may want to go to: today's while an older one is on the board, or
 * yesterday's while it waits to be finished.
 */
export const selectOtherRound = createSelector(
  [selectToday, selectTodaysRoundId, selectBoard, selectRounds],
  (today, todays, board, rounds) => {
    if (!today || !todays || (board && isExtra(board))) return null;
    if (board !== todays) return { id: todays, kind: 'today' as const };
    const yesterdays = roundIdOf(previousUtcDate(today));
    const round = rounds[yesterdays];
    return round && isUnderWay(round) ? { id: yesterdays, kind: 'yesterday' as const } : null;
  },
);
