import { afterEach, expect, it, vi } from 'vitest';

// Later test files share the modules: none of them must be for this base.
afterEach(() => {
  vi.resetModules();
});

it.each([
  ['', '/index.html', '/'],
  ['', '/de/index.html?from=mail', '/de/?from=mail'],
  ['', '/zoomle.html#top', '/zoomle#top'],
  ['', '/DE/zoomle', '/de/zoomle'],
  ['', '/zoomle/challenge%23y1z2', '/zoomle/challenge#y1z2'],
  ['', '/zoomle/challenge/play.html%23y1z2?from=chat', '/zoomle/challenge/play#y1z2?from=chat'],
  ['/games', '/games/De/zoomle.HTML', '/games/de/zoomle'],
  ...['', '/', '/de', '/ZOOMLE/', '//zoomle', '/blog/a.htm', '?q=a%23b.html', '#a%23b.html'].map(
    (path) => ['/games', `/games${path}`, `/games${path}`],
  ),
])('under “%s”, %s means %s', async (base, address, meant) => {
  vi.resetModules();
  vi.stubEnv('BASE_URL', `${base}/`);
  const { canonicalAddress } = await import('../../src/lib/address');
  const site = 'https://zoomle.test';
  expect(canonicalAddress(site + address)).toBe(site + meant);
});
