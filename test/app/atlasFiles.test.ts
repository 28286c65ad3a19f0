import { expect, it, vi } from 'vitest';

import { loadEarth, loadFacts, loadNeighbours, loadOutline } from '../../src/app/atlasFiles';
import { EARTH_FILES } from '../../src/maps/earthFiles';
import { anAtlas, aNeighbourhood, anOutline, FACTS } from '../support/builders';
import { outlines } from '../support/earth';

const ATLAS = anAtlas('Gabon');

const fetched = (...responses: (() => Response | Promise<Response>)[]) => {
  const fetch = vi.fn((url: string, _init?: RequestInit) =>
    Promise.resolve(url.endsWith('.json') ? responses.shift()?.() : new Response()),
  );
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
  return fetch;
};

it.each([
  ['facts.json', loadFacts, FACTS, []],
  ['outline.json', loadOutline, anOutline, null],
  ['neighbours.json', loadNeighbours, aNeighbourhood, null],
] as const)(
  '%s is fetched from beside a country’s pictures, if it has any',
  async (file, load, content, nothing) => {
    const fetch = fetched(() => Response.json(content));
    await expect(load(ATLAS, 'Gabon')).resolves.toEqual(content);
    await expect(load(ATLAS, 'Atlantis')).resolves.toEqual(nothing);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([`/atlas/abcdef/${file}`]);
  },
);

it('the Earth’s outlines and picture are fetched from the atlas, and cached for later', async () => {
  const fetch = fetched(() => Response.json(outlines));
  const cacheFiles = vi.fn();
  const { shapes } = await loadEarth(cacheFiles);
  expect(shapes.get('Gabon')).toMatchObject({ type: 'Feature' });
  const urls = Object.values(EARTH_FILES);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(urls);
  expect(cacheFiles).toHaveBeenCalledWith(urls);
});

it.each<[string, () => Response | Promise<Response>]>([
  ['a page', () => new Response('<!doctype html>')],
  ['an empty object', () => Response.json({})],
  ['a list', () => Response.json([1])],
  ['null', () => Response.json(null)],
  ['what would be right, but with status 404', () => Response.json(anOutline, { status: 404 })],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('in place of a file, %s is not taken: it is fetched past the HTTP cache', async (_, answer) => {
  for (const [load, content] of [
    [() => loadFacts(ATLAS, 'Gabon'), FACTS],
    [() => loadOutline(ATLAS, 'Gabon'), anOutline],
    [() => loadNeighbours(ATLAS, 'Gabon'), aNeighbourhood],
    [async () => (await loadEarth(vi.fn())).outlines, outlines],
  ] as const) {
    const fetch = fetched(answer, () => Response.json(content));
    await expect(load()).resolves.toEqual(content);
    const ofJson = fetch.mock.calls.filter(([url]) => url.endsWith('.json'));
    expect(ofJson.map(([, init]) => init?.cache)).toEqual(['default', 'reload']);
    fetched(answer, answer);
    await expect(load()).rejects.toThrow();
  }
});
