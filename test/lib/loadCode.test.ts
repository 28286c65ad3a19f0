import { expect, it, vi } from 'vitest';

const SITE = 'https://zoomle.test';

/** A page that has requested files, with wrong answers in the HTTP cache. */
async function aPage(requested: readonly string[], wrong: readonly string[]) {
  vi.resetModules();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = () => undefined;
      takeRecords = () => requested.map((path) => ({ name: SITE + path }));
    },
  );
  const refetched: string[] = [];
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit) => {
    const path = url.slice(SITE.length);
    const isWrong = cache === 'default' && wrong.includes(path);
    if (cache === 'reload') refetched.push(path);
    const type = isWrong ? 'text/html' : 'text/javascript';
    return Promise.resolve(new Response('', { headers: { 'content-type': type } }));
  });
  const { loadCode } = await import('../../src/lib/loadCode');
  return { loadCode, refetched };
}

it('code that fails is imported again, once the wrong answers in the HTTP cache are replaced', async () => {
  const wrong = ['/assets/Recap-1.js', '/assets/en/later-2.js'];
  const requested = ['/assets/index-0.js', ...wrong, '/atlas/abcdef/18.avif'];
  const { loadCode, refetched } = await aPage(requested, wrong);
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new TypeError('gone'));
  await expect(loadCode(load)).resolves.toBe('code');
  expect(refetched).toEqual(wrong);
});

it('code that loads fetches nothing more, and what fails twice has failed', async () => {
  const { loadCode, refetched } = await aPage(['/assets/Recap-1.js'], ['/assets/Recap-1.js']);
  await loadCode(() => Promise.resolve('code'));
  expect(refetched).toEqual([]);
  await expect(loadCode(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});
