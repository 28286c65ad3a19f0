import { expect, it, vi } from 'vitest';

import { loadEarth, loadFacts, loadOutline } from '../../src/app/atlasFiles';
import { EARTH_URL } from '../../src/maps/earthOutlines';
import { worldPicture } from '../../src/maps/worldPicture';
import { anAtlas } from '../support/builders';

const ATLAS = anAtlas('Gabon');

const fetched = (response: Promise<Response>) => {
  const fetch = vi.fn((_url: string) => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it.each([
  ['facts.json', loadFacts, [1], []],
  ['outline.json', loadOutline, { path: 'M0 0' }, null],
] as const)(
  '%s is fetched from beside a country’s pictures, if it has any',
  async (file, load, content, nothing) => {
    const fetch = fetched(Promise.resolve(Response.json(content)));
    await expect(load(ATLAS, 'Gabon')).resolves.toEqual(content);
    await expect(load(ATLAS, 'Atlantis')).resolves.toEqual(nothing);
    expect(fetch.mock.calls).toEqual([[`/atlas/abcdef/${file}`]]);
  },
);

it('the outlines of all countries are fetched from the atlas, and cached with the world’s picture', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const fetch = fetched(Promise.resolve(Response.json({ paths: {}, dots: [] })));
  await expect(loadEarth()).resolves.toEqual({ paths: {}, dots: [] });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3));
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([EARTH_URL, EARTH_URL, worldPicture.url]);
});
