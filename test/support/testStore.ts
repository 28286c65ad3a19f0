import { vi } from 'vitest';

import { stubServices } from '../../src/app/stubServices';
import { atlasBox } from '../../src/maps/atlasBox';
import type { MapProvider } from '../../src/maps/mapProvider';
import { groundKm, project } from '../../src/maps/webMercator';
import { makeStore } from '../../src/store/makeStore';
import type { KeyValueStorage } from '../../src/store/persistence/progressStorage';
import { COUNTRIES } from './builders';

/** A storage in memory, with its items for tests to read and set. */
export const memoryStorage = (
  items = new Map<string, string>(),
): KeyValueStorage & { readonly items: Map<string, string> } => ({
  items,
  getItem: (key) => items.get(key) ?? null,
  setItem: (key, value) => void items.set(key, value),
  removeItem: (key) => void items.delete(key),
  keys: () => [...items.keys()],
});

/** Its addresses name what they show: 1 km at level 18, twice as much at each further level. */
export const testMaps: MapProvider = {
  id: 'test',
  farthestPlaceLevel: 4,
  picture: (place, zoom) => ({
    url: `https://maps.test/${place.country}/${zoom}`,
    box: { ...project(place), width: 2 ** (18 - zoom) / groundKm(1, project(place).y) },
    credit: 'Test imagery',
    isOfAtlas: false,
  }),
};

/** Its fallback: pictures as wide as the atlas's, and a single one of a further place. */
export const testAtlas: MapProvider = {
  id: 'testAtlas',
  farthestPlaceLevel: 18,
  picture: (place, zoom) => ({
    url: `/atlas/${place.country}/${place.index || zoom}`,
    box: atlasBox(place, zoom),
    credit: 'Atlas imagery',
    isOfAtlas: true,
  }),
};

/** No number twice, or two practice rounds would have the same id. */
export function randomNumbers() {
  let last = 0;
  return () => (last = (last + 0.37) % 1);
}

type Options = Partial<Parameters<typeof makeStore>[0]> & {
  /** The time at which the store is made, ISO 8601. */
  readonly at?: string;
  /** Leaves the timers real, for tests in which a person acts. */
  readonly realTimers?: boolean;
};

/**
 * A real store in a made-up world. The clock is vitest's fake one: `vi.setSystemTime` sets it,
 * `vi.advanceTimersByTimeAsync` lets it run. `wake` wakes the page, `leave` leaves it, and `written`
 * waits until what changed is stored.
 */
export function aStore({
  at = '2026-11-20T12:00:00Z',
  realTimers = false,
  ...options
}: Options = {}) {
  // Installed again, the fake clock would forget the timers of other stores.
  if (vi.isFakeTimers() && !realTimers) vi.setSystemTime(at);
  else vi.useFakeTimers({ now: Date.parse(at), ...(realTimers && { toFake: ['Date'] }) });
  const onWake = new Set<() => void>();
  const onLeave: (() => void)[] = [];
  const value = options.countries ?? COUNTRIES;
  // With its status, so that React need not wait.
  const places = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
  const services = {
    ...stubServices,
    now: Date.now,
    random: randomNumbers(),
    onWake: (callback: () => void) => {
      onWake.add(callback);
      return () => onWake.delete(callback);
    },
    onLeave: (callback: () => void) => void onLeave.push(callback),
    countries: COUNTRIES,
    loadPlaces: () => places,
    mapProviders: [testMaps],
    storage: memoryStorage(),
    ...options,
  };
  const store = makeStore(services);
  const callAll = (callbacks: Iterable<() => void>) => {
    for (const callback of callbacks) callback();
  };
  return {
    store,
    services,
    storage: services.storage,
    wake: () => callAll(onWake),
    leave: () => callAll(onLeave),
    written: () => vi.advanceTimersByTimeAsync(10),
  };
}

/** A storage without room for some keys. */
export const refusing = (items: Map<string, string>, isRefused: (key: string) => boolean) => ({
  ...memoryStorage(items),
  setItem: (key: string, text: string) => {
    if (isRefused(key)) throw new DOMException('no', 'QuotaExceededError');
    items.set(key, text);
  },
});
