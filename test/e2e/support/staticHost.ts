import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import sirv from 'sirv';

import { HOST } from './addresses';

/** Answers in place of the host; `file` reads what it has at the path. */
export type Answer = (response: ServerResponse, file: () => Buffer) => unknown;

/**
 * Serves a built site in a subfolder as GitHub Pages does: it has no rules and sets no headers. A page is
 * found without its extension, compressed if the build was, and anything that does not exist is `404.html`.
 * @param base the subfolder, with a slash at its start and none at its end; empty for none
 */
export async function startStaticHost(base: string, root: string) {
  const read = (path: string) => readFileSync(join(root, extname(path) ? path : `${path}.html`));
  const notFound = (_request: unknown, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(read('404.html'));
  };
  const files = sirv(root, {
    brotli: true,
    gzip: true,
    extensions: ['html'],
    onNoMatch: notFound,
  });
  let faults: readonly (readonly [paths: RegExp, Answer])[] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const [, answer] = faults.find(([paths]) => paths.test(url)) ?? [];
    if (answer) answer(response, () => read(url.slice(base.length)));
    else if (url === base) response.writeHead(301, { Location: `${base}/` }).end();
    else if (url.startsWith(`${base}/`)) {
      request.url = url.slice(base.length);
      files(request, response);
    } else notFound(request, response);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}${base}`,
    /** Answers some paths wrongly from now on, and only those. */
    fail: (...next: typeof faults) => {
      faults = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
