import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Writes `404.html`, which static hosts show at addresses that they find nothing for: the neutral
 * page, or the home page of a site that has none. It runs after the service worker is written, which
 * is not to fetch the page twice.
 */
export function notFoundPage(): Plugin {
  let folder = '';
  return {
    name: 'not-found-page',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const shell = join(folder, 'shell.html');
        const page = existsSync(shell) ? shell : join(folder, 'index.html');
        await copyFile(page, join(folder, '404.html'));
      },
    },
  };
}
