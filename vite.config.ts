import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

import packageJson from './package.json' with { type: 'json' };
import { firstPlaces } from './scripts/firstPlaces.ts';
import { headers } from './scripts/headers.ts';
import { integrity } from './scripts/integrity.ts';
import { markdown } from './scripts/markdown.ts';
import { shells } from './scripts/shells/shells.ts';
import { slimLibraries } from './scripts/slimLibraries.ts';
import { parseEnvironment } from './src/app/environment.ts';
import { light } from './src/design/tokens.ts';
import { chooseMapProviders } from './src/maps/chooseMapProviders.ts';
import { descriptions, siteName } from './src/texts/descriptions.ts';

/** Some weeks of seven pictures a day. */
const MOST_PICTURES = 350;

/**
 * The shell and the data are precached as one: a new release is taken up as a whole, when the player
 * wants it or no tab shows the old one. Pictures of the atlas are kept when seen. Those of a map
 * service are not: a browser counts each answer from another site as megabytes.
 */
const pwa: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  integration: integrity,
  manifest: {
    name: siteName,
    short_name: siteName,
    description: descriptions.home,
    id: '/',
    background_color: light.ground,
    theme_color: light.ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,svg}', 'assets/countries-*.json'],
    navigateFallback: 'shell.html',
    // For developers and for hosts: players are not to fetch them ahead.
    globIgnores: ['**/ReplayPage-*.js', '**/showGallery-*.js', '404.html'],
    clientsClaim: true,
    runtimeCaching: [
      {
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/atlas/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'atlas',
          // A host may answer for a file that it lacks with the site's page.
          cacheableResponse: { statuses: [200], headers: { 'content-type': 'image/avif' } },
          expiration: { maxEntries: MOST_PICTURES, purgeOnQuotaError: true },
        },
      },
    ],
  },
};

/** What every page is shown with, what the home page and the game share, and what only the board is made of. */
const FOR_THE_VIEW =
  /\/node_modules\/(?:react|scheduler|styled-components|stylis|use-sync)|\/src\/(?:app\/(?:mount|App|hooks)|pages\/findPage|design\/(?:ErrorBoundary|GlobalStyle|lazily|PageHeading|tokens))\./;
const ON_BOTH_FIRST_PAGES =
  /\/src\/(?:design\/(?:Button|Content|Link|Notice|Quiet|VisuallyHidden)|pages\/(?:PageHead|Region|SiteFooter)|features\/(?:storage\/StorageNotice|release\/ReleaseNotice|statistics\/statisticsSelectors)|domain\/statistics)\./;
const ON_THE_BOARD =
  /\/src\/(?:features\/game\/|texts\/(?:game|directions)\.|domain\/proximity\.|design\/Dialog\.|pages\/(?:TopBar|ZoomlePage|GameMenu|GameDialog)\.)/;
const ON_RETURN = /\/node_modules\/valibot\/|\/src\/(?:app\/storedState|domain\/parseRound)\./;

/** Tests in which a module is replaced, which would be replaced for all files after it. */
const MOCKED = 'test/**/*.mocked.test.tsx';

const rendered = {
  include: ['test/**/*.test.tsx'],
  exclude: [MOCKED],
  environment: 'jsdom',
  setupFiles: ['test/support/setup.ts'],
};

export default defineConfig(({ mode }) => {
  // A wrong setting should stop the build, not the site.
  const environment = parseEnvironment(loadEnv(mode, process.cwd()));
  return {
    plugins: [
      react(),
      markdown(),
      firstPlaces(),
      slimLibraries(),
      headers(environment),
      shells(environment),
      VitePWA(pwa),
    ],
    define: {
      __VERSION__: JSON.stringify(packageJson.version),
      __ENVIRONMENT__: JSON.stringify(environment),
      __MAP_PROVIDER__: JSON.stringify(chooseMapProviders(environment)[0]?.id),
      __DEV_TOOLS__: JSON.stringify(environment.VITE_DEV_TOOLS !== 'off'),
    },
    oxc: {
      plugins: { styledComponents: { ssr: false, displayName: false, pure: true } },
    },
    build: {
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        output: {
          // V8 compiles the functions while the file comes, and not one by one on the page's thread.
          postBanner: '//# allFunctionsCalledOnLoad',
          codeSplitting: {
            // Few files: a browser asks for six at once, the day's picture among them.
            groups: [
              { name: 'start', tags: ['$initial'] },
              { name: 'mount', test: FOR_THE_VIEW },
              { name: 'shared', test: ON_BOTH_FIRST_PAGES },
              { name: 'game', test: ON_THE_BOARD },
              // One file, as no preload joins a first to what that imports.
              { name: 'stored', test: ON_RETURN },
              { name: 'pages', test: /\/src\//, minShareCount: 8 },
            ],
          },
        },
      },
    },
    test: {
      // Vitest leaves a core unused, which of two is half.
      maxWorkers: '100%',
      // A document and modules of its own cost a file a second each: only who needs them has them.
      projects: [
        { extends: true, test: { name: 'rules', include: ['test/**/*.test.ts'], isolate: false } },
        { extends: true, test: { ...rendered, name: 'views', isolate: false } },
        {
          extends: true,
          test: { ...rendered, name: 'mocked', include: [MOCKED], exclude: [] },
        },
        // The long ones, run apart: see `npm run fuzz`.
        { extends: true, test: { name: 'fuzz', include: ['test/fuzz/*.fuzz.ts'] } },
      ],
      // Rendering in jsdom is slow on a busy machine; a limit of a few seconds would tell of that.
      testTimeout: 30_000,
      // Named after the npm script that runs: `test` or `fuzz`.
      reporters: [
        'default',
        ['json', { outputFile: `.reports/${process.env.npm_lifecycle_event ?? 'test'}.json` }],
      ],
    },
  };
});
