import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

import packageJson from './package.json' with { type: 'json' };
import { readEnvironment } from './scripts/build/environment.ts';
import { headers } from './scripts/build/headers.ts';
import { languageModules } from './scripts/build/languageModules.ts';
import { markdown } from './scripts/build/markdown.ts';
import { prerender } from './scripts/build/prerender.ts';
import { checks, serviceWorker } from './scripts/build/serviceWorker.ts';
import { makeAtlas } from './src/maps/atlas.ts';
import { chooseMapProviders } from './src/maps/chooseMapProviders.ts';

export default defineConfig(({ mode, isPreview }) => {
  // Invalid settings fail the build, not the site.
  const environment = readEnvironment(mode);
  const base = environment.VITE_BASE_PATH ?? '/';
  const site = environment.VITE_SITE_URL && environment.VITE_SITE_URL + base.slice(0, -1);
  return {
    base,
    // Each built page is a file; in development, index.html serves all.
    appType: isPreview ? 'mpa' : 'spa',
    plugins: [
      react(),
      markdown(environment),
      languageModules(),
      headers(environment),
      prerender(environment, site),
      VitePWA(serviceWorker(base)),
    ],
    define: {
      __VERSION__: JSON.stringify(packageJson.version),
      // For index.html.
      'import.meta.env.VITE_SITE_URL': JSON.stringify(environment.VITE_SITE_URL ?? ''),
      __ENVIRONMENT__: JSON.stringify(environment),
      __SITE__: JSON.stringify(site),
      __MAP_PROVIDER__: JSON.stringify(chooseMapProviders(environment, makeAtlas([]))[0]?.id),
      __REPORT_URL__: JSON.stringify(environment.VITE_REPORT_URL ?? ''),
      __DAILY_RULE__: JSON.stringify(environment.VITE_DAILY_RULE ?? 'sum'),
      __DEV_TOOLS__: JSON.stringify(environment.VITE_DEV_TOOLS !== 'off'),
    },
    build: {
      // As in `firefox115`: docs/browsers.md.
      target: packageJson.browserslist.map((query) => query.replace(' >= ', '')),
      // The Content-Security-Policy allows no `data:`.
      assetsInlineLimit: 0,
      // What `dist/site` holds is what the host serves.
      outDir: `dist/site${base}`,
      // In older browsers, code whose preload failed cannot be imported until the page is reloaded.
      modulePreload: false,
      rolldownOptions: {
        checks,
        output: {
          // A folder for each language: the service worker stores the player's alone. What several pages share
          // is named after none of it: blockers refuse a ShareButton.
          chunkFileNames: ({ facadeModuleId, name }) => {
            const [, language] = /\/texts\/([a-z]{2})\//.exec(facadeModuleId ?? '') ?? [];
            const isShared = !facadeModuleId && !name.startsWith('rolldown');
            return `assets/${language ? `${language}/` : ''}${isShared ? 'common' : '[name]'}-[hash].js`;
          },
          // One file starts the site: in twenty, the first picture appears 0.5 s later.
          codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] },
          // Chrome compiles that file on another thread: a first visit keeps the page busy for 0.1 s less.
          postBanner: ({ isEntry }) => (isEntry ? '//# allFunctionsCalledOnLoad' : ''),
        },
      },
    },
    test: {
      // Vitest would leave one of two cores unused.
      maxWorkers: '100%',
      setupFiles: ['test/support/setup.ts'],
      // Whatever a person has set, as in readEnvironment.
      env: { NODE_ENV: 'test' },
      // On a busy machine, Redux Toolkit warns that its checks are slow.
      onConsoleLog: (log) => !log.includes('StateInvariantMiddleware took'),
      // Isolation costs a second per file. Without it, a mocked module stays mocked for later files.
      projects: [
        { extends: true, test: { name: 'rules', include: ['test/**/*.test.ts'], isolate: false } },
        {
          extends: true,
          test: {
            name: 'views',
            include: ['test/**/*.test.tsx'],
            isolate: false,
            environment: 'jsdom',
            setupFiles: ['test/support/setupViews.ts'],
          },
        },
      ],
      // Rendering in jsdom is slow on a busy machine; a shorter limit would fail for that alone.
      testTimeout: 120_000,
      // Named after the npm script: `test` or `fuzz`.
      reporters: [
        'default',
        ['json', { outputFile: `.reports/${process.env.npm_lifecycle_event ?? 'test'}.json` }],
      ],
    },
  };
});
