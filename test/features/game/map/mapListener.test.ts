import { describe, expect, it, vi } from 'vitest';

import { ZOOM_LEVELS } from '../../../../src/domain/round';
import { guessMade, roundOpened, syncedFromOtherTab } from '../../../../src/features/events';
import { placeSelected, zoomPicked } from '../../../../src/features/game/gameSlice';
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
    const made = aStore({ atlas: anAtlas('Northland'), loadOutline, whenIdle });
    const country = () => selectCountryMap(made.store.getState());
    const settle = () => vi.advanceTimersByTimeAsync(0);
    const guess = (country = EASTLAND) => made.store.dispatch(guessMade(BOARD, country));
    return { ...made, loadOutline, whenIdle, country, settle, guess };
  }
  const picture = { url: '/atlas/abcdef/country.avif', box: anOutline.box };

  it('is loaded once, when the round has begun and the browser is idle', async () => {
    const { store, whenIdle, loadOutline, country, guess, settle } = aBoard(anOutline);
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
    expect(country()).toMatchObject({ outline: anOutline, picture });
  });

  it('is loaded again after a failure: with each guess, and when the page wakes', async () => {
    const { loadOutline, country, guess, settle, wake } = aBoard();
    for (const attempt of [guess, guess, wake, wake]) {
      attempt();
      await settle();
      expect(country()).toBeNull();
    }
    expect(loadOutline).toHaveBeenCalledTimes(4);
    loadOutline.mockResolvedValue(anOutline);
    for (const attempt of [wake, wake, guess]) {
      attempt();
      await settle();
      expect(country()).toMatchObject({ picture });
    }
    expect(loadOutline).toHaveBeenCalledTimes(5);
  });

  it('counts as failed after ten seconds', async () => {
    const { loadOutline, country, guess } = aBoard();
    loadOutline.mockReturnValue(new Promise(() => undefined));
    guess();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(country()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(country()).toBeNull();
  });

  it('of a round that has left the board is dropped', async () => {
    const { store, guess, settle, country } = aBoard(anOutline);
    guess();
    store.dispatch(roundOpened({ id: 'archive:2026-11-01', round: aRound(FARLAND) }));
    await settle();
    expect(country()).toBeUndefined();
    expect(Object.keys(store.getState().game.maps)).toEqual(['Farland 0 0,180']);
  });
});
