import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { guessMade, roundOpened } from '../../../../src/features/events';
import {
  neighboursLoaded,
  outlineLoaded,
  placeSelected,
  recapViewPicked,
  zoomPicked,
} from '../../../../src/features/game/gameSlice';
import * as select from '../../../../src/features/game/map/frameSelectors';
import { atlasBox } from '../../../../src/maps/atlasBox';
import { framePosition, isInFrame } from '../../../../src/maps/camera';
import { mapbox } from '../../../../src/maps/mapbox';
import type { MapProvider, Picture } from '../../../../src/maps/mapProvider';
import { widthKm } from '../../../../src/maps/webMercator';
import { initialState, rootReducer } from '../../../../src/store/rootReducer';
import {
  aFurtherPlace,
  anAtlas,
  aNeighbourhood,
  anOutline,
  aRound,
  COUNTRIES,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
  SIX_MISSES,
} from '../../../support/builders';
import { aStore, testMaps } from '../../../support/testStore';

const BOARD = 'archive:2026-11-01';
const ATLAS = anAtlas('Origin');
/** A little wider than level 14. */
const OUTLINE = { ...anOutline, box: atlasBox({ lat: 0, lon: 0 }, 13.9) };
const PLACE = aFurtherPlace('Origin Park', { index: 2 });

const guess = (...countries: (typeof ORIGIN)[]) => countries.map((each) => guessMade(BOARD, each));
const near = guess(NORTHLAND, EASTLAND);
const won = [...near, ...guess(ORIGIN)];

const KEY = 'Origin 0 0,0';
const found = outlineLoaded({
  key: KEY,
  country: {
    outline: OUTLINE,
    picture: ATLAS.countryPicture('Origin', OUTLINE.box) ?? ATLAS.world,
  },
});
const failed = outlineLoaded({ key: KEY, country: null });
/** As wide as level 13. */
const AROUND = { ...aNeighbourhood, box: atlasBox({ lat: 0, lon: 0 }, 13) };
const surveyed = neighboursLoaded({ key: KEY, neighbourhood: AROUND });
const notSurveyed = neighboursLoaded({ key: KEY, neighbourhood: null });

/** A board with the answer Origin, after the events, and the maps that the listener has built. */
function stateAfter(
  events: readonly UnknownAction[],
  mapProviders: readonly MapProvider[] = [testMaps, ATLAS],
) {
  const { store } = aStore({ atlas: ATLAS, mapProviders });
  store.dispatch(roundOpened({ id: BOARD, round: aRound(ORIGIN) }));
  for (const event of events) store.dispatch(event);
  return store.getState();
}

const nameOf = ({ url }: Picture) =>
  url.replace(/^.*maps.test.*\//, 'service ').replace(/^.*\/|(-\w+)?\.avif$/g, '');

/** In words: the view, its level, `+` if the slider has a stop beyond the levels, the pictures, and those on the way. */
function shown(events: readonly UnknownAction[], mapProviders?: readonly MapProvider[]) {
  const state = stateAfter(events, mapProviders);
  const { view, pictures, through } = select.selectShownView(state, COUNTRIES);
  const level = select.selectShownLevel(state) ?? '';
  const stop = select.selectHasOverview(state) ? '+' : '';
  const way = through.length > 0 ? ` through ${through.map(nameOf).join(' ')}` : '';
  return `${view}${level}${stop}: ${pictures?.map(nameOf).join(', ') ?? '?'}${way}`;
}

const COUNTRY = 'country+: country through 18 17 16 15 14 13';
const NEAR_GUESSES = 'guesses+: 14 through 18 17 16 15 14';
const FAR_GUESSES = 'guesses+: world through 18 17 16 15 14 13 12';
const AROUND_IT = 'neighbours+: 13 through 18 17 16 15 14 13';
const GUESSES = recapViewPicked('guesses');
const atPlace = [...won, found, placeSelected(PLACE)];

describe('the frame shows', () => {
  it.each<[string, readonly UnknownAction[], string]>([
    ['the nearest level at first', [], 'level18: service 18, 18'],
    ['a level farther out after each guess', near, 'level16: service 16, 16'],
    ['the picked level', [...near, zoomPicked(17)], 'level17: service 17, 17'],
    ['the level until the end, whatever has loaded', [...near, found], 'level16: service 16, 16'],
    ['after the end what is there, until the outline has loaded', won, 'country+: ?'],
    ['then the whole country', [...won, found], COUNTRY],
    ['the country at once if the outline is there', [...near, found, ...guess(ORIGIN)], COUNTRY],
    ['the country after a lost round', [...guess(...SIX_MISSES), found], COUNTRY],
    ['the level without an outline', [...won, failed], 'level15: service 15, 15'],
    ['the country if the outline loads later', [...won, failed, found], COUNTRY],
    ['a level after the end', [...won, found, zoomPicked(18)], 'level18+: service 18, 18'],
    ['the guesses in the nearest picture that has them', [...won, found, GUESSES], NEAR_GUESSES],
    ['the guesses without an outline', [...won, failed, GUESSES], NEAR_GUESSES],
    ['what lies around the country, once it is asked for', [...won, found, surveyed], AROUND_IT],
    ['the country if that failed', [...won, found, notSurveyed], COUNTRY],
    ['the country until that has loaded', [...won, found, recapViewPicked('neighbours')], COUNTRY],
    ['the guesses again after that', [...won, found, surveyed, GUESSES], NEAR_GUESSES],
    ['guesses far apart on the world', [...guess(FARLAND, ORIGIN), GUESSES], FAR_GUESSES],
    ['a further place at its levels', atPlace, 'level15: service 15, 2'],
    ['the country again after a further place', [...atPlace, placeSelected(null)], COUNTRY],
  ])('%s', (_, events, expected) => {
    expect(shown(events)).toBe(expected);
  });

  it('the country and the guesses even if the service has no token, but no level', () => {
    expect(shown(near, [mapbox('')])).toBe('level16: ');
    expect(shown([...won, found], [mapbox('')])).toBe(COUNTRY);
    expect(shown([...won, GUESSES], [mapbox('')])).toBe(NEAR_GUESSES);
  });

  it.each([
    ['a round', 'level', aRound(ORIGIN)],
    ['its end', 'country', aRound(ORIGIN, ORIGIN)],
  ])('nothing of %s before the maps are built', (_, view, round) => {
    const state = rootReducer(initialState, roundOpened({ id: BOARD, round }));
    const sign = select.selectMappedPlace(state);
    const shownView = { key: KEY, view, sign, pictures: undefined, through: [] };
    expect(select.selectShownView(state, COUNTRIES)).toEqual(shownView);
  });

  it('the country as its picture does, and all guesses with the answer, which has no sign then', () => {
    const viewAfter = (...events: UnknownAction[]) =>
      select.selectShownView(stateAfter([...won, found, ...events]), COUNTRIES);
    expect(viewAfter()).toMatchObject({ camera: OUTLINE.box, sign: { country: 'Origin' } });
    expect(viewAfter(surveyed).sign?.country).toBe('Origin');
    const { camera = ATLAS.world.box, sign } = viewAfter(GUESSES);
    expect(sign).toBeUndefined();
    const points = [ORIGIN, NORTHLAND, EASTLAND].flatMap(
      ({ mapLocations: [place] }) => place ?? [],
    );
    expect(points.every((point) => isInFrame(framePosition(camera, point)))).toBe(true);
  });
});

it('a round starts close up if its nearest picture is less than 10 km wide', () => {
  const provider = (width: number): MapProvider => ({
    ...ATLAS,
    picture: (place, zoom) => {
      const picture = ATLAS.picture(place, zoom);
      return picture && { ...picture, box: { ...picture.box, width } };
    },
  });
  const km = 1 / widthKm({ ...OUTLINE.box, width: 1 });
  const states = [9.99, 10.01].map((width) => stateAfter([], [provider(width * km)]));
  expect(states.map(select.selectIsCloseUp)).toEqual([true, false]);
  expect(select.selectIsCloseUp(initialState)).toBe(false);
});

it('a level is requested anew neither when the outline loads nor after a jump back', () => {
  const playing = stateAfter(near);
  const request = select.selectShownView(playing, COUNTRIES);
  const states = [rootReducer(playing, found), rootReducer(playing, zoomPicked(18)), playing];
  const requests = states.map((state) => select.selectShownView(state, COUNTRIES));
  expect(requests.map((each) => each === request)).toEqual([true, false, true]);
});

it('the next pictures are one level farther out than the one shown, until the end', () => {
  const next = (...events: UnknownAction[]) =>
    select.selectShownView(stateAfter(events), COUNTRIES).next?.map(nameOf);
  expect(next(...near, zoomPicked(18))).toEqual(['service 17', '17']);
  expect(next(...won)).toBeUndefined();
});
