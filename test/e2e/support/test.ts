import { randomUUID } from 'node:crypto';

import { test as base } from '@playwright/test';

import { SETTINGS_KEY } from '../../../src/app/persistence/storedState';
import { SESSION_HEADER, type Variant, variantUrl } from './addresses';
import { Game } from './game';
import { MapService } from './mapService';

export type Options = {
  /** The build of the site to be tested. */
  readonly variant: Variant;
  /** Whether "How to play" opens by itself, as it does for somebody new. */
  readonly isFirstVisit: boolean;
  /** Whether a test goes on only when the site has started in a page that has loaded. */
  readonly awaitsStart: boolean;
  /** What may appear among the errors that the page reports. */
  readonly expectedErrors: RegExp | null;
};

type Fixtures = {
  readonly session: string;
  readonly maps: MapService;
  readonly game: Game;
  readonly watchErrors: undefined;
  readonly awaitSite: undefined;
};

/** The browser's own line about a picture that did not come. */
export const NETWORK_ERROR =
  /^Failed to load resource: |Failed to fetch dynamically imported module: /;

/** Most tests do without the service worker, so that they see each request. */
const NO_SERVICE_WORKER = 'Service Worker registration blocked by Playwright';

export const test = base.extend<Options & Fixtures>({
  variant: ['mapbox', { option: true }],
  expectedErrors: [null, { option: true }],
  isFirstVisit: [false, { option: true }],
  awaitsStart: [true, { option: true }],

  storageState: async ({ isFirstVisit, variant }, provide) => {
    const settings = {
      version: 1,
      units: 'km',
      highContrast: false,
      knowsHowToPlay: !isFirstVisit,
    };
    const localStorage = [{ name: SETTINGS_KEY, value: JSON.stringify(settings) }];
    await provide({ cookies: [], origins: [{ origin: variantUrl(variant), localStorage }] });
  },

  baseURL: async ({ variant }, provide) => {
    await provide(variantUrl(variant));
  },

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off the pattern.
  session: async ({}, provide) => {
    await provide(randomUUID());
  },

  // A route would tell the tests apart too, but would switch the browser's cache off.
  extraHTTPHeaders: async ({ session }, provide) => {
    await provide({ [SESSION_HEADER]: session });
  },

  maps: async ({ session }, provide) => {
    const maps = new MapService(session);
    await provide(maps);
    const requests = await maps.requests();
    await maps.end();
    const problems = requests.filter(({ problem }) => problem !== null);
    base.expect(problems, 'requests that the map service would refuse').toEqual([]);
  },

  game: async ({ page, maps }, provide) => {
    await provide(new Game(page, maps));
  },

  // A page has loaded before the site takes over what the build has rendered. Clicks wait for that by
  // themselves; keys and what is read do not.
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
      context.on('weberror', (webError) => errors.push(webError.error().message));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) errors.push(message.text());
      });
      await provide(undefined);
      const unexpected = errors.filter(
        (error) => error !== NO_SERVICE_WORKER && !expectedErrors?.test(error),
      );
      base.expect(unexpected, 'errors that the page reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
