import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { HOST, type Variant, variantUrl } from './addresses';

/** How a file may fail to come: not there, or with the connection cut half-way. */
type FileFault = 'missing' | 'cut short';

function answer(response: ServerResponse, fault: FileFault, body: Buffer) {
  if (fault === 'missing') {
    response.writeHead(404).end('Not found');
    return;
  }
  response.writeHead(200, {
    'Content-Type': 'text/javascript',
    'Content-Length': body.length,
  });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

/** Serves a variant of the site, of which one file may fail. */
export async function startFaultyServer(variant: Variant) {
  let faulty: { readonly file: string; readonly fault: FileFault } | null = null;
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '/', headers } = incoming;
    const upstream = request(variantUrl(variant) + path, { method, headers }, (response) => {
      const fault = faulty?.file === path ? faulty.fault : null;
      if (!fault) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => answer(outgoing, fault, Buffer.concat(chunks)));
    });
    upstream.on('error', () => outgoing.destroy());
    upstream.end();
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}`,
    /** Lets a file fail from now on; without one all is well. */
    fail: (file?: string, fault: FileFault = 'missing') => {
      faulty = file ? { file, fault } : null;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
