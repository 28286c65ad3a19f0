import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import sirv from 'sirv';

import { HOST } from './addresses';

/** Answers in place of the host; `file` reads what it has at the path. */
export type Answer = (response: ServerResponse, file: () => Buffer) => unknown;

/** A built site and its subfolder, with a slash at its start and none at its end; empty for none. */
type Site = readonly [base: string, root: string];

/** Answers for a site, with these headers. */
export function serve([base, root]: Site, headers: OutgoingHttpHeaders = {}) {
  const read = (path: string) => readFileSync(join(root, extname(path) ? path : `${path}.html`));
  const notFound = (_request: unknown, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(read('404.html'));
  };
  const files = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    onNoMatch: notFound,
    setHeaders: (response) => {
      for (const [name, value = ''] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  return {
    base,
    notFound,
    read: (url: string) => read(url.slice(base.length)),
    answer: (request: IncomingMessage, response: ServerResponse) => {
      const { url = '/' } = request;
      if (url === base) response.writeHead(301, { Location: `${base}/` }).end();
      else if (url.startsWith(`${base}/`)) {
        request.url = url.slice(base.length);
        files(request, response);
      } else notFound(request, response);
    },
  };
}

/** Starts a server on a free port. */
export async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Serves built sites as GitHub Pages does: it has no rules and sets no headers. A page is found without its
 * extension, compressed if the build was, and anything that does not exist is `404.html`.
 * @param others copies in subfolders of the first
 */
export async function startStaticHost(base: string, root: string, ...others: readonly Site[]) {
  const site = serve([base, root]);
  const below = others.map((each) => serve(each));
  let faults: readonly (readonly [paths: RegExp, Answer])[] = [];
  const { origin, close } = await listen((request, response) => {
    const { url = '/' } = request;
    const { read, answer } = below.find((each) => `${url}/`.startsWith(`${each.base}/`)) ?? site;
    const [, fault] = faults.find(([paths]) => paths.test(url)) ?? [];
    if (fault) fault(response, () => read(url));
    else answer(request, response);
  });
  return {
    url: origin + base,
    /** Answers some paths wrongly from now on, and only those. */
    fail: (...next: typeof faults) => {
      faults = next;
    },
    close,
  };
}
