import { expect, it, vi } from 'vitest';

import { loadFacts } from '../../src/app/atlasFiles';
import { anAtlas } from '../support/builders';

const ATLAS = anAtlas('Gabon');

const fetched = (response: Promise<Response>) => {
  const fetch = vi.fn(() => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('the facts of a country are fetched from beside its pictures', async () => {
  const fetch = fetched(Promise.resolve(Response.json([1])));
  await expect(loadFacts(ATLAS, 'Gabon')).resolves.toEqual([1]);
  expect(fetch.mock.calls).toEqual([['/atlas/abcdef/facts.json']]);
});

it('there are none of a country that the atlas does not have, and nothing is fetched', async () => {
  const fetch = fetched(Promise.resolve(Response.json([1])));
  await expect(loadFacts(ATLAS, 'Atlantis')).resolves.toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});
