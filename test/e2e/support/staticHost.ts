import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import { HOST } from './addresses';

const TYPES: Partial<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** How a file may fail to come: not there, or with the connection cut half-way. */
type FileFault = 'missing' | 'cut short';

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/**
 * Serves a built site in a subfolder as GitHub Pages does: it has no rules and sets no headers. A page is
 * found without its extension, a folder is redirected to its slash, and what is not there is `404.html`.
 * One file may fail.
 * @param base the subfolder, with a slash at its start and none at its end; empty for none
 */
export async function startStaticHost(base: string, root: string) {
  let faulty: { readonly file: string; readonly fault: FileFault } | null = null;
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', `http://${HOST}`);
    const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : null;
    const redirectsTo = (address: string) =>
      response.writeHead(301, { Location: address + search }).end();
    const fault = faulty?.file === path ? faulty.fault : null;
    if (fault === 'missing') return response.writeHead(404).end('Not found');
    if (pathname === base) return redirectsTo(`${base}/`);
    const at = (suffix: string) => join(root, (path ?? '/../') + suffix);
    const found = path === null ? undefined : [at(''), at('.html'), at('index.html')].find(isFile);
    if (found === undefined && path !== null && isFile(at('/index.html'))) {
      return redirectsTo(`${pathname}/`);
    }
    const file = found ?? join(root, '404.html');
    const body = readFileSync(file);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': TYPES[extname(file)] ?? 'text/plain',
      'Content-Length': body.length,
    });
    if (!fault) return response.end(body);
    return response.write(body.subarray(0, body.length / 2), () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}${base}`,
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
