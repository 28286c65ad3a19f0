import { describe, expect, it, vi } from 'vitest';

import { ATLAS_FILES, makeAtlas } from '../../../src/maps/atlas';
import type { Services } from '../../../src/store/services';
import { COUNTRIES, ORIGIN } from '../../support/builders';
import { aStore } from '../../support/testStore';

const { url: WORLD } = makeAtlas([]).world;

const ATLAS = makeAtlas(COUNTRIES.map(({ name }) => [name, name]));

describe('the files cached for offline play', () => {
  const filesOf = (country: string) =>
    [...[18, 17, 16, 15, 14, 13, 12].map((zoom) => `${zoom}.avif`), ...ATLAS_FILES].map(
      (file) => `/atlas/${country}/${file}`,
    );

  /** A store, and the files that it has cached. */
  function cachedBy(options?: Parameters<typeof aStore>[0]) {
    const cacheFiles = vi.fn<Services['cacheFiles']>();
    const { wake } = aStore({ atlas: ATLAS, cacheFiles, ...options });
    return { wake, cached: () => cacheFiles.mock.calls.map(([urls]) => urls) };
  }

  it('are the atlas’s of today and tomorrow, with all levels of a round, anew each day', () => {
    const { cached, wake } = cachedBy();
    const todays = [...filesOf('Northland'), ...filesOf('Eastland'), WORLD];
    expect(cached()).toEqual([todays]);
    vi.setSystemTime('2026-11-21T00:00:00Z');
    wake();
    expect(cached()).toEqual([todays, [...filesOf('Eastland'), ...filesOf('Farland'), WORLD]]);
  });

  it('are each there once if both days have one country', () => {
    expect(cachedBy({ countries: [ORIGIN] }).cached()).toEqual([[...filesOf('Origin'), WORLD]]);
  });

  it('are only the world’s if the countries have none', () => {
    expect(cachedBy({ atlas: makeAtlas([]) }).cached()).toEqual([[WORLD]]);
  });
});
