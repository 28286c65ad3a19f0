// Here already when they are fetched, so that nothing has to wait for them.
import '../../src/app/storedState';

import { vi } from 'vitest';

import { makeStore } from '../../src/app/makeStore';
import { stillServices } from '../../src/app/stillServices';
import type { AsyncStorage } from '../../src/app/storage';
import type { MapProvider } from '../../src/maps/mapProvider';
import { COUNTRIES } from './builders';

/** A storage in memory; what it holds can be looked at and set. */
export function memoryStorage(items = new Map<string, string>()): AsyncStorage & {
  readonly items: Map<string, string>;
} {
  return {
    items,
    getItem: (key) => Promise.resolve(items.get(key) ?? null),
    setItem: (key, value) => {
      items.set(key, value);
      return Promise.resolve();
    },
  };
}

/** A provider whose addresses say what they show. */
export const testMaps: MapProvider = {
  id: 'test',
  credit: 'Test imagery',
  picturesAnyPlace: true,
  pictureUrl: ({ country }, zoom) => ({ url: `https://maps.test/${country}/${zoom}` }),
  widthKm: (_place, zoom) => 2 ** (18 - zoom),
};

/** Another, for when that one does not answer: its pictures show a thousand times as much. */
export const testAtlas: MapProvider = {
  id: 'testAtlas',
  credit: 'Atlas imagery',
  picturesAnyPlace: false,
  pictureUrl: ({ country }, zoom) => ({ url: `/atlas/${country}/${zoom}` }),
  widthKm: (place, zoom) => 1000 * testMaps.widthKm(place, zoom),
};

type Options = Partial<Parameters<typeof makeStore>[0]> & {
  /** What the clock says when the store is made, ISO 8601. */
  readonly at?: string;
  /** Leaves the timers real, for tests in which a person acts. */
  readonly realTimers?: boolean;
};

/**
 * A real store in a made-up world, its stored rounds already read. The clock is vitest's fake one:
 * `vi.setSystemTime` sets it, `vi.advanceTimersByTimeAsync` lets it run, `wake` wakes the page.
 */
export async function aStore({
  at = '2026-11-20T12:00:00Z',
  realTimers = false,
  ...options
}: Options = {}) {
  vi.useFakeTimers({ now: Date.parse(at), ...(realTimers && { toFake: ['Date'] }) });
  const wakeCallbacks: (() => void)[] = [];
  const storage = options.storage ?? memoryStorage();
  const { store, persistor } = makeStore({
    ...stillServices,
    now: Date.now,
    onWake: (callback) => wakeCallbacks.push(callback),
    countries: COUNTRIES,
    mapProviders: [testMaps],
    ...options,
    storage,
  });
  await vi.advanceTimersByTimeAsync(0);
  const wake = () => {
    for (const callback of wakeCallbacks) callback();
  };
  return { store, persistor, storage, wake };
}
