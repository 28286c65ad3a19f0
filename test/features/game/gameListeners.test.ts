import { describe, expect, it, vi } from 'vitest';

import { ATLAS_FILES } from '../../../src/maps/makeAtlas';
import { worldPicture } from '../../../src/maps/worldPicture';
import type { Services } from '../../../src/store/services';
import { anAtlas, NOWHERE, ORIGIN } from '../../support/builders';
import { aStore, testAtlas, testMaps } from '../../support/testStore';

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
