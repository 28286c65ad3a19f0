import { expect, it, vi } from 'vitest';

import { loadEarth, loadFacts, loadOutline } from '../../src/app/atlasFiles';
import { EARTH_URL } from '../../src/maps/earthOutlines';
import { anAtlas } from '../support/builders';

const ATLAS = anAtlas('Gabon');

const fetched = (response: Promise<Response>) => {
  const fetch = vi.fn(() => response);
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

it('the outlines of all countries are fetched from the atlas', async () => {
  const fetch = fetched(Promise.resolve(Response.json({ paths: {}, dots: [] })));
  await expect(loadEarth()).resolves.toEqual({ paths: {}, dots: [] });
  expect(fetch.mock.calls).toEqual([[EARTH_URL]]);
});
