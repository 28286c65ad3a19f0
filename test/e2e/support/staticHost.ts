import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import sirv from 'sirv';

import { HOST } from './addresses';

/**
 * Serves a built site in a subfolder as GitHub Pages does: it has no rules and sets no headers. A page is
 * found without its extension, and anything that does not exist is `404.html`.
 * @param base the subfolder, with a slash at its start and none at its end; empty for none
 */
export async function startStaticHost(base: string, root: string) {
  const notFound = (_request: unknown, response: ServerResponse) => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(join(root, '404.html')));
  };
  const files = sirv(root, { extensions: ['html'], onNoMatch: notFound });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === base) response.writeHead(301, { Location: `${base}/` }).end();
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
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
