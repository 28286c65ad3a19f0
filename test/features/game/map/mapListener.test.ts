import { describe, expect, it, vi } from 'vitest';

import { ZOOM_LEVELS } from '../../../../src/domain/round';
import { guessMade, roundOpened, syncedFromOtherTab } from '../../../../src/features/events';
import { outlineLoaded, placeSelected, zoomPicked } from '../../../../src/features/game/gameSlice';
import {
  selectCountryMap,
  selectShownView,
} from '../../../../src/features/game/map/frameSelectors';
import type { MapProvider } from '../../../../src/maps/mapProvider';
import type { Services } from '../../../../src/store/services';
import {
  aFurtherPlace,
  anAtlas,
  anOutline,
  aRound,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  ORIGIN,
} from '../../../support/builders';
import { devTools, devToolsOf } from '../../../support/devTools';
import { aStore, testAtlas, testMaps } from '../../../support/testStore';

/** Today’s country is Northland. */
const BOARD = 'daily:2026-11-20';

describe('maps', () => {
  /** A store, the requests to its provider, and the pictures to show. */
  function aBoard(options?: Parameters<typeof aStore>[0]) {
    const picture = vi.fn(testMaps.picture);
    const provider: MapProvider = { ...testMaps, picture };
    const { store } = aStore({ mapProviders: [provider, testAtlas], ...options });
    const urls = () => selectShownView(store.getState(), []).pictures?.map(({ url }) => url);
    return { store, picture, urls };
  }

  it('show the landmark at all levels, and are built once per place', () => {
    const { store, picture } = aBoard();
    expect(picture.mock.calls.map(([place, zoom]) => [place.lat, place.lon, zoom])).toEqual(
      ZOOM_LEVELS.map((zoom) => [10, 0, zoom]),
    );
    for (const country of [EASTLAND, NORTHLAND]) store.dispatch(guessMade(BOARD, country));
    expect(picture).toHaveBeenCalledTimes(ZOOM_LEVELS.length);
  });

  it('of a further place show that place, and are kept', () => {
    const { store, picture, urls } = aBoard();
    store.dispatch(guessMade(BOARD, NORTHLAND));
    for (const place of [aFurtherPlace('Park', { index: 2 }), null]) {
      store.dispatch(placeSelected(place));
    }
    store.dispatch(placeSelected(aFurtherPlace('Park', { index: 2 })));
    expect(urls()).toEqual(['https://maps.test/Northland/15', '/atlas/Northland/2']);
    expect(picture).toHaveBeenCalledTimes(30);
    expect(picture.mock.lastCall?.[0]).toMatchObject({ index: 2, lat: 2, lon: 2 });
  });

  it('are built anew if another tab’s round of the same id has another answer', () => {
    const { store, urls } = aBoard();
    const rounds = { [BOARD]: aRound(FARLAND, ORIGIN) };
    store.dispatch(syncedFromOtherTab({ rounds }));
    expect(urls()).toEqual(['https://maps.test/Farland/18', '/atlas/Farland/18']);
  });
});

describe('the outline of the country', () => {
  /** A store whose outlines come as given, one after the other, and then not. */
  function aBoard(...outlines: (typeof anOutline | null)[]) {
    const loadOutline = vi.fn<Services['loadOutline']>(() => Promise.reject(new Error('offline')));
    for (const outline of outlines) loadOutline.mockResolvedValueOnce(outline);
    const whenIdle = vi.fn(() => Promise.resolve());
    const atlas = anAtlas('Northland');
    const made = aStore({ atlas, loadOutline, whenIdle, enhancers: [devTools()] });
    const { log } = devToolsOf(made.store);
    /** The events that say what was found. */
    const found = () =>
      Object.values(log().actionsById)
        .map(({ action }) => action)
        .filter(outlineLoaded.match)
        .map(({ payload: { country } }) => country?.picture.url ?? null);
    const settle = () => vi.advanceTimersByTimeAsync(0);
    const guess = (country = EASTLAND) => made.store.dispatch(guessMade(BOARD, country));
    return { ...made, loadOutline, whenIdle, found, settle, guess };
  }
  const URL = '/atlas/abcdef/country.avif';

  it('is loaded once, when the round has begun and the browser is idle', async () => {
    const { store, whenIdle, loadOutline, found, guess, settle } = aBoard(anOutline);
    whenIdle.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 50)));
    store.dispatch(zoomPicked(18));
    await settle();
    expect(whenIdle).not.toHaveBeenCalled();
    guess();
    await settle();
    expect(loadOutline).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(50);
    guess();
    await settle();
    expect(loadOutline.mock.calls).toEqual([['Northland']]);
    expect(found()).toEqual([URL]);
    const picture = { url: URL, box: anOutline.box };
    expect(selectCountryMap(store.getState())).toMatchObject({ outline: anOutline, picture });
  });

  it('is loaded again after a failure: with each guess, and when the page wakes', async () => {
    const { loadOutline, found, guess, settle, wake } = aBoard();
    for (const attempt of [guess, guess, wake, wake]) {
      attempt();
      await settle();
    }
    expect(loadOutline).toHaveBeenCalledTimes(4);
    loadOutline.mockResolvedValue(anOutline);
    for (const attempt of [wake, wake, guess]) {
      attempt();
      await settle();
    }
    expect(loadOutline).toHaveBeenCalledTimes(5);
    expect(found()).toEqual([null, URL]);
  });

  it('counts as failed after ten seconds', async () => {
    const { loadOutline, found, guess } = aBoard();
    loadOutline.mockReturnValue(new Promise(() => undefined));
    guess();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(found()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(found()).toEqual([null]);
  });

  it('of a round that has left the board is dropped', async () => {
    const { store, guess, settle } = aBoard(anOutline);
    guess();
    store.dispatch(roundOpened({ id: 'archive:2026-11-01', round: aRound(FARLAND) }));
    await settle();
    expect(selectCountryMap(store.getState())).toBeUndefined();
    expect(Object.keys(store.getState().game.maps)).toEqual(['Farland 0 0,180']);
  });

  it('is in every later state, so that a jump there and back needs no listener', async () => {
    const { store, guess, settle } = aBoard(anOutline);
    const { jump, last, lastOf } = devToolsOf(store);
    guess();
    await settle();
    guess(NORTHLAND);
    const end = selectCountryMap(store.getState());
    jump(lastOf('game/mapsBuilt'));
    expect(selectCountryMap(store.getState())).toBeUndefined();
    jump(last());
    expect(selectCountryMap(store.getState())).toBe(end);
  });
});
