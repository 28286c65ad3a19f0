import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { VitePWAOptions } from 'vite-plugin-pwa';

import { light } from '../../src/design/tokens.ts';
import { start } from '../../src/texts/en/start.ts';
import { siteName } from '../../src/texts/siteName.ts';

/** Vite's report of its own slow plugins: nothing that who builds the site could change. */
export const checks = { bundlerTimings: false };

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

/** The service worker, src/sw.ts, and the manifest. */
export const serviceWorker = (base: string): Partial<VitePWAOptions> => ({
  registerType: 'prompt',
  injectRegister: false,
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'sw.ts',
  integration: {
    // Installs a release only if every file belongs to it. During a deployment, a server may return another
    // release's index.html, which refers to missing code and would be cached.
    configureOptions: ({ root, build: { outDir } }, options) => {
      options.injectManifest = {
        ...options.injectManifest,
        manifestTransforms: [
          async (entries) => ({ manifest: await withIntegrity(entries, resolve(root, outDir)) }),
        ],
      };
    },
    configureCustomSWViteBuild: (config) => {
      config.logLevel = 'warn';
      // The plugin sets inlineDynamicImports, which is deprecated.
      const output = { entryFileNames: 'sw.mjs', codeSplitting: false };
      const rolldownOptions = { input: 'src/sw.ts', checks, output };
      config.build = { ...config.build, rolldownOptions };
    },
  },
  manifest: {
    name: siteName,
    short_name: siteName,
    description: start.descriptions.home,
    id: base,
    background_color: light.ground,
    theme_color: light.ground,
    icons: [
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icon-maskable.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  injectManifest: {
    // Other pages are for first visits: offline, the neutral page replaces them.
    globPatterns: ['{,??/}{index,zoomle,shell}.html', 'assets/**/*.{js,css,woff2}', '*.svg'],
    // Developers' files.
    globIgnores: ['**/showGallery-*.js'],
  },
});
