import { afterEach, describe, expect, it, vi } from 'vitest';

import { dailyCountry } from '../../../src/domain/countries';
import { advanceOffset } from '../../../src/features/dev/offsetSlice';
import { selectMaps, selectMapView } from '../../../src/features/game/gameSelectors';
import { guessMade } from '../../../src/features/game/gameSlice';
import type { MapProvider } from '../../../src/maps/mapProvider';
import { COUNTRIES, EASTLAND, NORTHLAND, NOWHERE, utcDate } from '../../support/builders';
import { aStore, testAtlas, testMaps } from '../../support/testStore';

afterEach(() => {
  vi.useRealTimers();
});

/** A provider that remembers what it was asked for. */
function countingMaps() {
  const pictureUrl = vi.fn(testMaps.pictureUrl);
  return { provider: { ...testMaps, pictureUrl } satisfies MapProvider, pictureUrl };
}

describe('the offline listener', () => {
  const levels = (country: string) =>
    [18, 17, 16, 15, 14, 13, 12].map((zoom) => `/atlas/${country}/${zoom}`);

  it('has the atlas’s pictures of today, of the next step and of tomorrow kept, each once', async () => {
    const keepPictures = vi.fn();
    await aStore({ mapProviders: [testMaps, testAtlas], keepPictures });
    expect(keepPictures.mock.calls).toEqual([[[...levels('Northland'), ...levels('Eastland')]]]);
  });

  it('keeps no picture of the country after today’s in the list, unless it is tomorrow’s', async () => {
    const keepPictures = vi.fn();
    await aStore({ at: '2026-10-31T12:00:00Z', mapProviders: [testAtlas], keepPictures });
    const today = dailyCountry(COUNTRIES, utcDate('2026-10-31'), 0)?.name ?? '';
    const tomorrow = dailyCountry(COUNTRIES, utcDate('2026-11-01'), 0)?.name ?? '';
    expect(keepPictures).toHaveBeenCalledExactlyOnceWith([today, tomorrow].flatMap(levels));
  });

  it('looks at the day again when it changes', async () => {
    const keepPictures = vi.fn();
    const { wake } = await aStore({ mapProviders: [testAtlas], keepPictures });
    vi.setSystemTime('2026-11-21T00:00:00Z');
    wake();
    expect(keepPictures).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing where no picture can be built', async () => {
    const keepPictures = vi.fn();
    const pictureUrl = () => ({ unavailable: 'no token' });
    await aStore({ mapProviders: [{ ...testMaps, pictureUrl }], keepPictures });
    expect(keepPictures).toHaveBeenCalledWith([]);
  });
});

describe('the map listener', () => {
  it('builds the addresses of all zoom levels of the answer’s landmark under the round', async () => {
    const { provider, pictureUrl } = countingMaps();
    const { store } = await aStore({ mapProviders: [provider, testAtlas] });
    expect(selectMaps(store.getState())).toMatchObject({
      round: 'daily:2026-11-20',
      sources: [{ provider: 'test', credit: 'Test imagery' }, { provider: 'testAtlas' }],
    });
    expect(pictureUrl.mock.calls.map(([, zoom]) => zoom)).toEqual([
      18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4,
    ]);
    expect(pictureUrl.mock.calls[0]?.[0]).toEqual({ country: 'Northland', lat: 10, lon: 0 });
  });

  it('builds those of every provider, in order of resort', async () => {
    const { store } = await aStore({ mapProviders: [testMaps, testAtlas] });
    const sources = selectMaps(store.getState())?.sources ?? [];
    expect(sources.map(({ provider, views }) => [provider, views[18]])).toEqual([
      ['test', { url: 'https://maps.test/Northland/18', widthKm: 1 }],
      ['testAtlas', { url: '/atlas/Northland/18', widthKm: 1000 }],
    ]);
  });

  it('builds them once a round, not once a guess', async () => {
    const { provider, pictureUrl } = countingMaps();
    const { store } = await aStore({ mapProviders: [provider, testAtlas] });
    store.dispatch(guessMade('daily:2026-11-20', EASTLAND));
    store.dispatch(guessMade('daily:2026-11-20', NORTHLAND));
    expect(pictureUrl).toHaveBeenCalledTimes(15);
  });

  it('builds them anew when another round comes on the board', async () => {
    const { store } = await aStore();
    store.dispatch(advanceOffset());
    expect(selectMaps(store.getState())?.round).toBe('dev:2026-11-20+1');
    expect(selectMapView(store.getState()).ofLevel).toMatchObject([
      { url: 'https://maps.test/Eastland/18' },
    ]);
  });

  it('keeps the reason when no address can be built', async () => {
    const unavailable = { unavailable: 'no token' };
    const { store } = await aStore({
      mapProviders: [{ ...testMaps, pictureUrl: () => unavailable }],
    });
    expect(selectMaps(store.getState())?.sources[0]?.views[18]).toEqual({
      ...unavailable,
      widthKm: 1,
    });
  });

  it('builds nothing for a country that has no place', async () => {
    const { provider, pictureUrl } = countingMaps();
    await aStore({ mapProviders: [provider, testAtlas], countries: [NOWHERE] });
    expect(pictureUrl).not.toHaveBeenCalled();
  });
});
