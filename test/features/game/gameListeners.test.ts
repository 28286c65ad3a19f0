import { describe, expect, it, vi } from 'vitest';

import { ZOOM_LEVELS } from '../../../src/domain/round';
import { guessMade, syncedFromOtherTab } from '../../../src/features/events';
import { selectPictures } from '../../../src/features/game/gameSelectors';
import { placeSelected } from '../../../src/features/game/gameSlice';
import { ATLAS_FILES } from '../../../src/maps/makeAtlas';
import type { MapProvider } from '../../../src/maps/mapProvider';
import { worldPicture } from '../../../src/maps/worldPicture';
import type { Services } from '../../../src/store/services';
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

  /** A store, and the files that it has cached. */
  function cachedBy(options?: Parameters<typeof aStore>[0]) {
    const cacheFiles = vi.fn<Services['cacheFiles']>();
    const { wake } = aStore({ mapProviders: [testAtlas], cacheFiles, ...options });
    return { wake, cached: () => cacheFiles.mock.calls.map(([urls]) => urls) };
  }

  it('are the fallback’s of today and tomorrow, at all levels of a round, anew each day', () => {
    const { cached, wake } = cachedBy({ mapProviders: [testMaps, testAtlas] });
    const todays = [...levels('Northland'), WORLD, ...levels('Eastland')];
    expect(cached()).toEqual([todays]);
    vi.setSystemTime('2026-11-21T00:00:00Z');
    wake();
    expect(cached()).toEqual([todays, [...levels('Eastland'), WORLD, ...levels('Farland')]]);
  });

  it('include the atlas’s other files, once if both days have one country', () => {
    const { cached } = cachedBy({ countries: [ORIGIN], atlas: anAtlas('Origin') });
    const files = ATLAS_FILES.map((file) => `/atlas/abcdef/${file}`);
    expect(cached()).toEqual([[...levels('Origin'), ...files, WORLD]]);
  });

  it('are only the world’s if the country has none', () => {
    const withoutPictures = { ...testAtlas, picture: () => null };
    expect(cachedBy({ mapProviders: [withoutPictures] }).cached()).toEqual([[WORLD]]);
    expect(cachedBy({ countries: [NOWHERE] }).cached()).toEqual([[]]);
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
