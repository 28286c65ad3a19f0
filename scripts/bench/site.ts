import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import sirv from 'sirv';
import { build } from 'vite';

import atlasIndex from '../../src/maps/atlasIndex.json' with { type: 'json' };
import { ENVIRONMENTS, folderOf, ROOT, withEnvironment } from '../../test/e2e/support/builds.ts';
import { compressFolder } from '../build/compress.mjs';
import { securityHeaders } from '../build/headers.ts';
import { TODAYS_COUNTRY } from './board.ts';

const FLOOR_FOLDER = `${ROOT}.reports/bench-floor`;
/** Content-hashed files. */
const FILES = /^\/(assets|atlas)\//;
const FOREVER = 'public, max-age=31536000, immutable';

/** As scripts/build/prerender.ts does: otherwise some first paints wait for the code. */
const paintFirst = (html: string) => html.replace('<script ', '<script fetchpriority="low" ');

export async function serveSite() {
  const folder = await folderOf('public');
  await compressFolder(folder);
  return serve(folder);
}

/** Serves the floor with today's picture: pictures differ in size. */
export async function serveFloor() {
  const directories: Readonly<Record<string, string>> = atlasIndex;
  await withEnvironment({}, () =>
    build({
      configFile: false,
      logLevel: 'error',
      root: 'scripts/bench/floor',
      publicDir: `${ROOT}public/atlas/${directories[TODAYS_COUNTRY]}`,
      build: { outDir: FLOOR_FOLDER, emptyOutDir: true },
      plugins: [{ name: 'floor', transformIndexHtml: paintFirst }],
    }),
  );
  await compressFolder(FLOOR_FOLDER);
  return serve(FLOOR_FOLDER);
}

/** Serves a build as a host should: compressed, with security headers, and hashed files cached forever. */
export async function serve(folder: string) {
  const headers = new Map(Object.entries(securityHeaders(ENVIRONMENTS.public)));
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const caching = FILES.test(path) ? FOREVER : 'no-cache';
      response.setHeaders(headers).setHeader('Cache-Control', caching);
    },
  });
  const server = createServer((request, response) => files(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
export type Site = Awaited<ReturnType<typeof serve>>;
