import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { VitePWAOptions } from 'vite-plugin-pwa';

type Entries = readonly { readonly url: string }[];

/** The precached files of a built site, each with the digest that it must have when it is fetched. */
export const withIntegrity = <E extends Entries>(entries: E, folder: string) =>
  Promise.all(
    entries.map(async (entry: E[number]) => {
      const digest = createHash('sha384').update(await readFile(join(folder, entry.url)));
      return { ...entry, integrity: `sha384-${digest.digest('base64')}` };
    }),
  );

/**
 * Has the service worker take up a release only if each of its files is that release's own. An
 * index.html of another one, of which a server that is being written to may still have a copy, would
 * name code that is not there, and would be kept.
 */
export const integrity: NonNullable<VitePWAOptions['integration']> = {
  configureOptions({ root, build: { outDir } }, options) {
    options.workbox = {
      ...options.workbox,
      manifestTransforms: [
        async (entries) => ({ manifest: await withIntegrity(entries, resolve(root, outDir)) }),
      ],
    };
  },
};
