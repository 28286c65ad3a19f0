import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { securityHeaders } from '../../scripts/build/headers';
import { write, writeBuild } from './files';
import { hasBrotli, isInstalled, makeRoot } from './server';

const SCRIPT = '/assets/index-abc.js';
const PICTURE = '/atlas/abc/18.avif';

/**
 * Starts nginx as the image does. Docker's engine is not needed, nor is there one on every machine.
 * @param bases of the copies of the site on this host, without a trailing slash
 */
async function startImage(bases: readonly string[], brotli = true) {
  const { root, port, moveAll, start } = await makeRoot();
  for (const base of bases) await writeBuild(join(root, 'srv/zoomle'), base);
  const main = join(root, 'etc/nginx/nginx.conf');
  const conf = await readFile('deploy/docker.conf', 'utf8');
  await write(main, brotli ? conf : conf.replace('brotli_static on;', ''));
  await moveAll(join(root, 'etc/nginx'));
  await moveAll(join(root, 'srv/zoomle/nginx'));
  const stop = await start('-g', 'daemon off;', '-c', main);
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** The site, alone on its host. The image's nginx is Debian's, with its own configuration. */
describe.skipIf(!isInstalled).each([
  ['', hasBrotli],
  ['', false],
  ['/b', hasBrotli],
  ['/de/a.b', hasBrotli],
])('nginx in the Docker image, base “%s”, brotli %s', (base, brotli) => {
  let server: Awaited<ReturnType<typeof startImage>>;
  beforeAll(async () => {
    server = await startImage([base], brotli);
  });
  afterAll(() => server.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${base}${path}`, {
      headers: { 'accept-encoding': 'identity', ...headers },
    });
  /** The name of the file that a response holds. */
  const fileIn = async (response: Response) =>
    (await response.text()).split('\n')[0]?.replace(`${base.slice(1)}:`, '');

  it.each([
    ['/', 'index.html'],
    ['/zoomle', 'zoomle.html'],
    ['/zoomle/', 'zoomle.html'],
    ['/zoomle?replay', 'zoomle.html'],
    ['/zoomle/archive', 'zoomle/archive.html'],
    ['/zoomle/2026-11-20', 'shell.html'],
    ['/zoomle/2026-11-20/', 'shell.html'],
    ['/about/', 'about.html'],
    ['/blog/post', 'blog/post.html'],
    ['/de', 'de/index.html'],
    ['/de/', 'de/index.html'],
    ['/de/zoomle', 'de/zoomle.html'],
    ['/pt/zoomle/2026-11-20', 'pt/shell.html'],
  ])('serves %s with %s, which caches must revalidate', async (path, page) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await fileIn(response)).toBe(page);
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/assets/gone.js', '404.html'],
    ['/assets/', '404.html'],
    ['/no/such/page', '404.html'],
    ['/zoomle/nonsense', '404.html'],
    ['/aboutus', '404.html'],
    ['/xx/zoomle', '404.html'],
    ['/xx/zoomle/2026-11-20', '404.html'],
    ['/de/no/such/page', 'de/404.html'],
    ['/assets', '404.html'],
    ['/zoomle/2026-11-2', '404.html'],
    ['/_headers', '404.html'],
  ])('answers %s with %s, status 404 and no caching', async (path, page) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await fileIn(response)).toBe(page);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('answers 304 if nothing has changed', async () => {
    const etag = (await get('/sw.js')).headers.get('etag') ?? '';
    const again = await get('/sw.js', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  // The service worker caches only what has the type of a picture.
  it.each([
    [SCRIPT, 'application/javascript', 'public, max-age=31536000, immutable'],
    [PICTURE, 'image/avif', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'application/javascript', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/de/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ])('sends %s as %s, for caches: %s', async (path, type, caching) => {
    const { headers } = await get(path);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, caching]);
  });

  it.each(['/', '/about', SCRIPT, PICTURE, '/sw.js', '/assets/gone.js'])(
    'sends the security headers with %s, and not its own version',
    async (path) => {
      const { headers } = await get(path);
      expect(Object.fromEntries(headers)).toMatchObject(
        Object.fromEntries(
          Object.entries(securityHeaders({})).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      );
      expect(headers.get('server')).toBe('nginx');
    },
  );

  const best = brotli ? 'br' : 'gzip';
  it.each([
    ['gzip, deflate, br', best],
    ['br', brotli ? 'br' : null],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('answers “accept-encoding: %s” with %s', async (accepted, encoding) => {
    for (const path of [SCRIPT, '/sw.js', '/', '/zoomle', '/about']) {
      const response = await get(path, { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      // Shared caches must store each encoding.
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect((await response.text()).split('\n')).toHaveLength(51);
    }
  });

  it('does not compress pictures', async () => {
    const { headers } = await get(PICTURE, { 'accept-encoding': 'gzip, br' });
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('answers its folder without a slash', async () => {
    const response = await fetch(server.url + base);
    expect(response.url).toBe(`${server.url}${base}/`);
    expect(await fileIn(response)).toBe('index.html');
  });
});

it.skipIf(!isInstalled)('copies of the site share a host, each with its own errors', async () => {
  const server = await startImage(['', '/b', '/games']);
  onTestFinished(server.stop);
  for (const [path, file] of [
    ['/zoomle', ':zoomle.html'],
    ['/b/de/zoomle', 'b:de/zoomle.html'],
    ['/games/', 'games:index.html'],
    ['/de/gone', ':de/404.html'],
    ['/b/gone', 'b:404.html'],
    ['/games/de/gone', 'games:de/404.html'],
  ] as const) {
    const response = await fetch(server.url + path);
    expect((await response.text()).split('\n')[0]).toBe(file);
  }
});
