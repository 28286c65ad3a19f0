import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';

import { expect, it, vi } from 'vitest';

import { roundKey, SETTINGS_KEY } from '../../../src/store/persistence/storageFormat';

const INDEX = '/assets/index-0.js';
const RECAP = '/assets/Recap-1.js';

/** Runs the script of index.html in a page that has requested files, with wrong answers in the HTTP cache. */
function aPage(...wrong: string[]) {
  const requested = [INDEX, RECAP, '/atlas/abcdef/18.avif'];
  class Observer {
    observe = () => undefined;
    takeRecords = () => requested.map((name) => ({ name }));
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  const refetched: string[] = [];
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit = {}) => {
    if (cache === 'reload') refetched.push(url);
    const type = wrong.includes(url) ? 'text/html' : 'text/javascript';
    return Promise.resolve(new Response('', { headers: { 'content-type': type } }));
  });
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? [];
  const listeners = new Map<string, (event: object) => Promise<void>>();
  const run = runInThisContext(`(addEventListener) => {${script}}`) as (listen: unknown) => void;
  run(listeners.set.bind(listeners));
  /** Returns whether the page hears of it. */
  const fail = async (target: object) => {
    const stopPropagation = vi.fn();
    await listeners.get('error')?.({ target, stopPropagation });
    return stopPropagation.mock.calls.length === 0;
  };
  return { refetched, fail };
}

it('scripts that the HTTP cache has wrongly are fetched past it, or all of them', async () => {
  const { refetched } = aPage(RECAP);
  await globalThis.refetchScripts?.('wrong');
  expect(refetched.splice(0)).toEqual([RECAP]);
  await globalThis.refetchScripts?.('all');
  expect(refetched).toEqual([INDEX, RECAP]);
});

it.each(['/games/atlas/abcdef/18.avif', '/atlas/world-0.avif'])(
  'the atlas’s picture %s is fetched past the HTTP cache once, before it fails',
  async (url) => {
    const { refetched, fail } = aPage();
    const image = document.createElementNS('http://www.w3.org/2000/svg', 'image');
    image.setAttribute('href', url);
    for (const target of [Object.assign(new Image(), { src: url }), image]) {
      expect(await fail(target)).toBe(false);
      expect(await fail(target)).toBe(true);
    }
    expect(refetched).toEqual([url, url]);
  },
);

it('nothing else is: not a map service’s pictures, which are billed', async () => {
  const { refetched, fail } = aPage();
  const picture = Object.assign(new Image(), { src: 'https://maps.test/atlas/18.png' });
  for (const target of [picture, window, document.createElement('link')]) {
    expect(await fail(target)).toBe(true);
  }
  expect(refetched).toEqual([]);
});

it('the site’s first script is started again, once', async () => {
  const { refetched, fail } = aPage();
  const first = Object.assign(document.createElement('script'), { type: 'module', src: INDEX });
  expect(await fail(first)).toBe(false);
  const second = document.body.lastElementChild ?? window;
  expect(second).toMatchObject({ type: 'module', src: first.src });
  expect(await fail(second)).toBe(true);
  expect(refetched).toEqual([INDEX, RECAP]);
  document.body.replaceChildren();
});

it('the page knows a returning player, who has a stored round, before the site starts', () => {
  const hasPlayed = () => {
    aPage();
    return document.documentElement.classList.contains('has-played');
  };
  localStorage.setItem(SETTINGS_KEY, '{}');
  expect(hasPlayed()).toBe(false);
  localStorage.setItem(roundKey('daily:2026-11-20'), '{}');
  expect(hasPlayed()).toBe(true);
  localStorage.clear();
});
