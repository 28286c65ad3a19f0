import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import sirv from 'sirv';

import { securityHeaders } from '../headers.ts';

const HASHED = /^\/(assets|atlas)\//;
const YEAR_S = 31_536_000;
/**
 * Without a request for so long, nothing is under way. A browser looks for another service worker a
 * second after a page has come.
 */
const QUIET_MS = 2_000;
const POLL_MS = 50;

/** An answer, as it went over the network. */
export type Answer = {
  readonly path: string;
  readonly status: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
};

/**
 * Serves a built site as a host should: compressed, with its security headers, and kept for good
 * where the name has a hash. It knows what went over the network, whoever asked for it: a page, its
 * service worker, or the browser itself.
 * @param port 0 for any that is free
 */
export async function serve(folder: string, port = 0) {
  const headers = new Map(Object.entries(securityHeaders({ VITE_DEV_TOOLS: 'off' })));
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    single: existsSync(`${folder}/shell.html`) ? 'shell.html' : 'index.html',
    ignores: [HASHED.source],
  });
  let answers: Answer[] = [];
  let open = 0;
  let lastAt = 0;

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const { socket } = request;
    // One answer at a time goes through a connection.
    const before = socket.bytesWritten;
    open += 1;
    response.on('close', () => {
      open -= 1;
      lastAt = performance.now();
      answers.push({ path, status: response.statusCode, bytes: socket.bytesWritten - before });
    });
    response.setHeaders(headers);
    const caching = HASHED.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
    response.setHeader('Cache-Control', caching);
    files(request, response, () => {
      response.writeHead(404, { 'Cache-Control': 'no-cache' }).end();
    });
  });
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    folder,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,

    /** The answers since this was last asked. */
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },

    /** Waits until nobody asks for anything any more. */
    quiet: () =>
      new Promise<void>((resolve) => {
        lastAt = performance.now();
        const timer = setInterval(() => {
          if (open > 0 || performance.now() - lastAt < QUIET_MS) return;
          clearInterval(timer);
          resolve();
        }, POLL_MS);
      }),

    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type Server = Awaited<ReturnType<typeof serve>>;
