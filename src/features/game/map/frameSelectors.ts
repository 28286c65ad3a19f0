/**
 * What the frame on the board shows: which view, which pictures, by which camera, and through which pictures
 * the camera gets there. The map listener has put all of them into the state.
 */
import { createSelector } from '@reduxjs/toolkit';

import type { Countries } from '../../../domain/countries';
import { allowedZooms, MAX_GUESSES, START_ZOOM, zoomedOut } from '../../../domain/round';
import { cameraOn, contains, shotAt } from '../../../maps/camera';
import { type MappedPlace, mappedPlace } from '../../../maps/mapProvider';
import { widthKm } from '../../../maps/webMercator';
import type { RootState } from '../../../store/rootReducer';
import {
  selectCurrentRound,
  selectHasEnded,
  selectMisses,
  selectSelectedPlace,
  selectZoom,
} from '../gameSelectors';
import { gameSlice, type RecapView } from '../gameSlice';
import type { Request } from './pictureState';

const { selectAllMaps, selectPickedRecapView } = gameSlice.selectors;

/** What is requested for the frame, the view that it belongs to, and the place that is marked in it. */
export type ShownView = Request & {
  readonly view: RecapView;
  readonly sign: MappedPlace | undefined;
};

/** The levels of a landmark, nearest first. */
const LEVELS = allowedZooms(MAX_GUESSES);

/** Narrower pictures, in km, show single buildings. */
const CLOSE_UP_KM = 10;

/** The key of a place's maps. It includes the coordinates, since data corrections may move the answer. */
export const mapKey = ({ country, index, lat, lon }: MappedPlace) =>
  `${country} ${index} ${lat},${lon}`;

const selectAnswer = (state: RootState) => selectCurrentRound(state)?.answer;

const selectLandmark = createSelector([selectAnswer], (answer) => answer && mappedPlace(answer));

/** The place on the map: the round's landmark, or the selected further place. */
export const selectMappedPlace = createSelector(
  [selectLandmark, selectSelectedPlace],
  (landmark, place) => {
    if (!landmark || !place) return landmark;
    return { ...landmark, index: place.index, lat: place.lat, lon: place.lon };
  },
);

const mapsOf = (state: RootState, place: MappedPlace | undefined) =>
  place && selectAllMaps(state)[mapKey(place)];

/** Undefined until built. */
export const selectMaps = (state: RootState) => mapsOf(state, selectMappedPlace(state));
const selectLandmarkMaps = (state: RootState) => mapsOf(state, selectLandmark(state));

/** Whether a round starts with a picture of single buildings. */
export const selectIsCloseUp = (state: RootState) => {
  const [nearest] = selectMaps(state)?.levels[START_ZOOM] ?? [];
  return nearest !== undefined && widthKm(nearest.box) < CLOSE_UP_KM;
};

/** The answer's country as a whole; undefined until loaded, null if it cannot be shown. */
export const selectCountryMap = (state: RootState) => selectLandmarkMaps(state)?.country;

/** What lies around the answer's country; undefined until it is asked for, null if that failed. */
export const selectNeighbourhood = (state: RootState) => selectLandmarkMaps(state)?.neighbourhood;

/** What the player chose to see: always a level during a round, and of a further place. */
export const selectRecapView = (state: RootState): RecapView =>
  selectHasEnded(state) && !selectSelectedPlace(state) ? selectPickedRecapView(state) : 'level';

const selectView = (state: RootState): RecapView => {
  const picked = selectRecapView(state);
  const view = picked === 'neighbours' && !selectNeighbourhood(state) ? 'country' : picked;
  return view === 'country' && selectCountryMap(state) === null ? 'level' : view;
};

/** The level on the screen; undefined in other views. */
export const selectShownLevel = (state: RootState) =>
  selectView(state) === 'level' ? selectZoom(state) : undefined;

/** Whether there is a view beyond the levels. */
export const selectHasOverview = (state: RootState) =>
  selectView(state) !== 'level' ||
  (selectHasEnded(state) && !selectSelectedPlace(state) && Boolean(selectCountryMap(state)));

/** The current level's, the provider's first; undefined until built. */
const selectPictures = (state: RootState) => selectMaps(state)?.levels[selectZoom(state)];

/** What the next guess will show, if there is one. */
const selectNextPictures = (state: RootState) =>
  selectHasEnded(state) ? undefined : selectMaps(state)?.levels[zoomedOut(selectZoom(state))];

const selectKey = createSelector([selectLandmark], (place) => (place ? mapKey(place) : ''));

const selectLevelView = createSelector(
  [selectKey, selectPictures, selectNextPictures, selectMappedPlace],
  (key, pictures, next, sign): ShownView => ({
    key,
    view: 'level',
    sign,
    pictures,
    next,
    through: [],
  }),
);

/** The country, alone or with its neighbours, or the guesses, always in the atlas's pictures: nothing is billed. */
const selectOverview = createSelector(
  [selectKey, selectView, selectLandmarkMaps, selectLandmark, selectMisses],
  (key, view, maps, answer, misses): ShownView => {
    // The guesses have signs of their own.
    const sign = view === 'guesses' ? undefined : answer;
    const unknown = { key, view, sign, pictures: undefined, through: [] };
    if (!maps || !answer) return unknown;
    const levels = LEVELS.flatMap((level) => maps.atlas[level] ?? []);
    const country = maps.country?.picture;
    const pictures = [...(country ? [country] : []), ...levels, maps.world].toSorted(
      (one, other) => one.box.width - other.box.width,
    );
    const box = view === 'neighbours' ? maps.neighbourhood?.box : country?.box;
    const shot =
      view === 'guesses' ? cameraOn([answer, ...misses], pictures) : box && shotAt(box, pictures);
    if (!shot) return unknown;
    const { camera, picture } = shot;
    // Up to the first that contains the camera's view, so that pictures cover its whole path.
    const through = levels.filter((_, index) => {
      const nearer = levels[index - 1];
      return !nearer || !contains(nearer.box, camera);
    });
    return { ...unknown, pictures: [picture], camera, through };
  },
);

/** A level while a round is played, and of a further place; after the end also the country or the guesses. */
export const selectShownView = (state: RootState, countries: Countries) =>
  selectView(state) === 'level' ? selectLevelView(state) : selectOverview(state, countries);
