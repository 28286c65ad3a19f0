import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { VitePWAOptions } from 'vite-plugin-pwa';

/** Adds the digest that each precached response must match. */
export const withIntegrity = <E extends { readonly url: string }>(
  entries: readonly E[],
  folder: string,
) =>
  Promise.all(
    entries.map(async (entry) => {
      const digest = createHash('sha256').update(await readFile(join(folder, entry.url)));
      return { ...entry, integrity: `sha256-${digest.digest('base64')}` };
    }),
  );

/**
 * Installs a release only if every file belongs to it. During a deployment, a server may return another
 * release's index.html, which refers to missing code and would be cached.
 */
export const integrity: NonNullable<VitePWAOptions['integration']> = {
  configureOptions({ root, build: { outDir } }, options) {
    options.injectManifest = {
      ...options.injectManifest,
      manifestTransforms: [
        async (entries) => ({ manifest: await withIntegrity(entries, resolve(root, outDir)) }),
      ],
    };
  },
};
