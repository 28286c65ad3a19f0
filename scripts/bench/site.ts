import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

import sirv from 'sirv';
import { build } from 'vite';

import atlasIndex from '../../src/maps/atlasIndex.json' with { type: 'json' };
import { compressFolder } from '../compress.mjs';
import { securityHeaders } from '../headers.ts';
import { todaysCountry } from './board.ts';

/** A public build with the embedded atlas, whatever .env.local says. */
const PUBLIC = { VITE_DEV_TOOLS: 'off', VITE_MAP_PROVIDER: 'atlas' } as const;
/** Content-hashed files. */
const FILES = /^\/(assets|atlas)\//;
const FOLDER = `${process.cwd()}/.reports/bench`;
const FLOOR_FOLDER = `${FOLDER}-floor`;

/**
 * Builds and compresses the public site.
 * @param url scheme and host for canonical links
 * @returns the folder
 */
export async function buildSite(url: string): Promise<string> {
  // A separate process: Vite, which loaded this module, has changed NODE_ENV here.
  const env = { ...process.env, ...PUBLIC, NODE_ENV: 'production', VITE_SITE_URL: url };
  const command = ['node_modules/vite/bin/vite.js', 'build', '--outDir', FOLDER, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, command, { env });
  await compressFolder(FOLDER);
  return FOLDER;
}

/** As scripts/prerender.ts does: otherwise some first paints wait for the code. */
const paintFirst = (html: string) => html.replace('<script ', '<script fetchpriority="low" ');

/** Builds and compresses the floor with today's picture: pictures differ in size. */
export async function buildFloor(): Promise<string> {
  // Vite, which loaded this module, has changed it.
  process.env.NODE_ENV = 'production';
  const directories: Readonly<Record<string, string>> = atlasIndex;
  await build({
    configFile: false,
    logLevel: 'error',
    root: 'scripts/bench/floor',
    publicDir: `${process.cwd()}/public/atlas/${directories[todaysCountry() ?? '']}`,
    build: { outDir: FLOOR_FOLDER, emptyOutDir: true },
    plugins: [{ name: 'floor', transformIndexHtml: paintFirst }],
  });
  await compressFolder(FLOOR_FOLDER);
  return FLOOR_FOLDER;
}

/**
 * Serves a build as a host should: compressed, with security headers, and hashed files cached forever.
 * @param port 0 for any free one
 */
export async function serve(folder: string, port = 0) {
  const headers = new Map(Object.entries(securityHeaders(PUBLIC)));
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    single: 'shell.html',
    ignores: FILES,
    setHeaders(response, path) {
      const caching = FILES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeaders(headers).setHeader('Cache-Control', caching);
    },
  });
  const server = createServer((request, response) => files(request, response));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}
export type Site = Awaited<ReturnType<typeof serve>>;
