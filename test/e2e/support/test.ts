import { type Page, test as base } from '@playwright/test';

import { SESSION_HEADER, type Variant, variantUrl } from './addresses';
import { Game } from './game';
import { MapService } from './mapService';
import { storageOf } from './world';

export type Options = {
  /** The build of the site under test. */
  readonly variant: Variant;
  /** Whether "How to play" opens, as it does for a new player. */
  readonly isFirstVisit: boolean;
  /** Whether loading a page waits until the site has started. */
  readonly awaitsStart: boolean;
  /** Errors that the page may report. */
  readonly expectedErrors: RegExp | null;
};

export type Fixtures = {
  readonly maps: MapService;
  readonly game: Game;
  /** Opens an address on another player's device. */
  readonly openElsewhere: (path: string) => Promise<Game>;
  readonly watchErrors: undefined;
  readonly awaitSite: undefined;
};

/** The browser's own message about a file that did not load. */
export const NETWORK_ERROR =
  /^Failed to load resource: |Failed to fetch dynamically imported module: /;

/** Most tests block the service worker, to see each request. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright';
/** WebGL without a GPU reads its pixels back for the page. */
const SOFTWARE_WEBGL = /^\[\.WebGL-.*GPU stall due to ReadPixels/;

/** On a busy machine, Redux Toolkit warns that its checks are slow. */
const SLOW_CHECK = /^\w+StateInvariantMiddleware took/;

/** Whether the site reported an error, and not an extension. */
const isOfSite = (report: { readonly page: () => Page | null }) =>
  !report.page()?.url().startsWith('chrome-extension:');

export const test = base.extend<Options & Fixtures>({
  variant: ['mapbox', { option: true }],
  expectedErrors: [null, { option: true }],
  isFirstVisit: [false, { option: true }],
  awaitsStart: [true, { option: true }],

  storageState: async ({ isFirstVisit, baseURL }, provide) => {
    await provide(storageOf(baseURL ?? '', { knowsHowToPlay: !isFirstVisit }));
  },

  baseURL: async ({ variant }, provide) => {
    await provide(variantUrl(variant));
  },

  // A route would also tell tests apart, but it disables the browser's cache.
  extraHTTPHeaders: async ({ maps }, provide) => {
    await provide({ [SESSION_HEADER]: maps.session });
  },

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern.
  maps: async ({}, provide) => {
    const maps = new MapService();
    await provide(maps);
    const requests = await maps.requests();
    await maps.end();
    const refused = requests.filter(({ zoom }) => zoom === null);
    base.expect(refused, 'requests that the map service would refuse').toEqual([]);
  },

  game: async ({ page, maps }, provide) => {
    await provide(new Game(page, maps));
  },

  openElsewhere: async ({ browser, maps }, provide) => {
    const pages: Page[] = [];
    await provide(async (path) => {
      const page = await browser.newPage();
      pages.push(page);
      const game = new Game(page, maps);
      await game.open({ path });
      return game;
    });
    await Promise.all(pages.map((page) => page.close()));
  },

  // The load event fires before the site has taken over the page that the build rendered. Clicks wait for
  // that, but keys and reads do not.
  awaitSite: [
    async ({ awaitsStart, context }, provide) => {
      context.on('page', (page) => {
        if (!awaitsStart) return;
        const live = async <R>(response: R) => {
          await base.expect(page.locator('#start-failure')).toHaveCount(0);
          return response;
        };
        const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
        page.goto = async (...args) => live(await goto(...args));
        page.reload = async (...args) => live(await reload(...args));
      });
      await provide(undefined);
    },
    { auto: true },
  ],

  watchErrors: [
    async ({ context, expectedErrors }, provide) => {
      const errors: string[] = [];
      context.on('weberror', (webError) => {
        if (isOfSite(webError)) errors.push(webError.error().message);
      });
      context.on('console', (message) => {
        if (!isOfSite(message)) return;
        // The status of a page, not of a file: a file's name has an extension.
        const isPage = /^[^.]*$/.test(new URL(message.location().url || 'about:blank').pathname);
        if (isPage && message.text().includes('status of 404')) return;
        if (['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      await provide(undefined);
      const unexpected = errors.filter(
        (error) =>
          error !== NO_SERVICE_WORKER &&
          !SOFTWARE_WEBGL.test(error) &&
          !SLOW_CHECK.test(error) &&
          !expectedErrors?.test(error),
      );
      base.expect(unexpected, 'errors that the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
