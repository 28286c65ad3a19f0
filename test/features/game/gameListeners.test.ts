import { describe, expect, it, vi } from 'vitest';

import { ZOOM_LEVELS } from '../../../src/domain/round';
import { guessMade, syncedFromOtherTab } from '../../../src/features/events';
import { selectPictures } from '../../../src/features/game/gameSelectors';
import { placeSelected } from '../../../src/features/game/gameSlice';
import { ATLAS_FILES } from '../../../src/maps/makeAtlas';
import type { MapProvider } from '../../../src/maps/mapProvider';
import { worldPicture } from '../../../src/maps/worldPicture';
import {
  aFurtherPlace,
  anAtlas,
  aRound,
  EASTLAND,
  FARLAND,
  NORTHLAND,
  NOWHERE,
  ORIGIN,
} from '../../support/builders';
import { aStore, testAtlas, testMaps } from '../../support/testStore';

/** Today’s country is Northland, tomorrow’s Eastland. */
const BOARD = 'daily:2026-11-20';
const WORLD = worldPicture.url;

describe('the pictures cached for offline play', () => {
  const levels = (country: string) =>
    [18, 17, 16, 15, 14, 13, 12].map((zoom) => `/atlas/${country}/${zoom}`);

  it('are the fallback’s of today and tomorrow, at all levels of a round', () => {
    const cacheFiles = vi.fn();
    aStore({ mapProviders: [testMaps, testAtlas], cacheFiles });
    const urls = [...levels('Northland'), WORLD, ...levels('Eastland')];
    expect(cacheFiles.mock.calls).toEqual([[urls]]);
  });

  it('include the atlas’s other files, once if both days have one country', () => {
    const cacheFiles = vi.fn();
    const atlas = anAtlas('Origin');
    aStore({ countries: [ORIGIN], atlas, mapProviders: [testAtlas], cacheFiles });
    expect(cacheFiles).toHaveBeenCalledExactlyOnceWith([
      ...levels('Origin'),
      ...ATLAS_FILES.map((file) => `/atlas/abcdef/${file}`),
      WORLD,
    ]);
  });

  it('are cached anew the next day', () => {
    const cacheFiles = vi.fn();
    const { wake } = aStore({ mapProviders: [testAtlas], cacheFiles });
    vi.setSystemTime('2026-11-21T00:00:00Z');
    wake();
    const tomorrows = [...levels('Eastland'), WORLD, ...levels('Farland')];
    expect(cacheFiles).toHaveBeenLastCalledWith(tomorrows);
  });

  it('are only the world’s if the country has none', () => {
    const cacheFiles = vi.fn();
    aStore({ mapProviders: [{ ...testAtlas, picture: () => null }], cacheFiles });
    aStore({ mapProviders: [testAtlas], countries: [NOWHERE], cacheFiles });
    expect(cacheFiles.mock.calls).toEqual([[[WORLD]], [[]]]);
  });
});

describe('maps', () => {
  /** A store, the requests to its provider, and the pictures to show. */
  function aBoard(options?: Parameters<typeof aStore>[0]) {
    const picture = vi.fn(testMaps.picture);
    const provider: MapProvider = { ...testMaps, picture };
    const { store } = aStore({ mapProviders: [provider, testAtlas], ...options });
    const urls = () => selectPictures(store.getState())?.map(({ url }) => url);
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
